import { languages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import type { ServiceFields } from '../../content/schema/service.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { CountdownList } from '../ui/PointList.tsx'
import styles from './RoofLayers.module.css'

type Layers = NonNullable<ServiceFields['layers']>

/** Every layer lies in the same slanted plane, raised to its own height. */
const plane = (height: number) => `matrix(.92 .26 -.66 .4 236 ${height})`
const edge = 'M0 0H300V250H0Z'
const heights = { deck: 404, underlayment: 312, flashing: 222, foam: 138, tile: 28 }
const labels = [118, 226, 311, 402, 494]

const Patterns = () => (
  <defs>
    <linearGradient id="layer-barrel">
      <stop stopColor="var(--barrel-dark)" />
      <stop offset=".42" stopColor="var(--barrel-light)" />
      <stop offset="1" stopColor="var(--barrel)" />
    </linearGradient>
    <pattern id="layer-nails" width="75" height="25" patternUnits="userSpaceOnUse">
      <circle cx="8" cy="12" r="2" fill="var(--nail)" />
    </pattern>
    <pattern id="layer-foam" width="30" height="42" patternUnits="userSpaceOnUse">
      <ellipse cx="15" cy="20" rx="8" ry="7" fill="var(--gold-400)" />
    </pattern>
    <pattern id="layer-tiles" width="30" height="42" patternUnits="userSpaceOnUse">
      <rect width="30" height="42" fill="var(--barrel-gap)" />
      <path d="M1 0H29V33A14 8 0 0 1 1 33Z" fill="url(#layer-barrel)" />
      <path d="M1 33A14 8 0 0 0 29 33V36A14 8 0 0 1 1 36Z" fill="var(--barrel-edge)" opacity=".6" />
    </pattern>
  </defs>
)

const Drawing = ({ label }: { label: string }) => (
  <svg viewBox="0 0 600 610" role="img" aria-label={label}>
    <Patterns />
    <g transform={plane(heights.deck)}>
      <path d={edge} fill="var(--plywood-edge)" transform="translate(-6 14)" />
      <path d={edge} fill="var(--plywood)" />
      <path
        d="M150 0V250M0 125H150M150 62H300M150 187H300"
        stroke="var(--plywood-edge)"
        strokeWidth="2"
      />
      <path d={edge} fill="url(#layer-nails)" />
    </g>
    <g transform={plane(heights.underlayment)}>
      <path d={edge} fill="var(--ink-800)" transform="translate(-6 14)" />
      <path d={edge} fill="var(--ink-700)" />
      <path d="M0 62H300M0 125H300M0 187H300" stroke="var(--lap)" strokeWidth="3" />
      <path d="M0 66H300M0 129H300M0 191H300" stroke="var(--ink-800)" strokeWidth="4" />
    </g>
    <g transform={plane(heights.flashing)}>
      <path d="M0 0H300V250H0Z M22 22V228H278V22Z" fill="var(--metal)" fillRule="evenodd" />
      <path d="M8 8H292V242H8Z" fill="none" stroke="var(--metal-edge)" strokeWidth="2" />
    </g>
    <g transform={plane(heights.foam)}>
      <path d={edge} fill="var(--white)" fillOpacity=".34" />
      <path d={edge} fill="url(#layer-foam)" />
    </g>
    <g transform={plane(heights.tile)}>
      <path d={edge} fill="var(--barrel-edge)" transform="translate(-6 14)" />
      <path d="M0 0H300V252H0Z" fill="url(#layer-tiles)" />
    </g>
    {labels.map((y, index) => (
      <g key={y}>
        <path d={`M478 ${y}H522`} stroke="var(--ink-900)" strokeOpacity=".4" strokeWidth="1.25" />
        <circle cx="478" cy={y} r="3" fill="var(--ink-900)" />
        <circle
          cx="540"
          cy={y}
          r="17"
          fill="var(--white)"
          stroke="var(--ink-900)"
          strokeOpacity=".16"
        />
        <text x="540" y={y + 6} textAnchor="middle" className={styles.label}>
          {labels.length - index}
        </text>
      </g>
    ))}
  </svg>
)

/** An exploded view of the roof: its five layers beside their names. */
export const RoofLayers = ({ heading, lead, items }: Layers) => {
  const { locale } = languages[useCurrentPage().language]
  const layers = new Intl.ListFormat(locale).format(items.map(({ title }) => title))
  return (
    <section className="section cool">
      <div className="wrap split">
        <div className={styles.drawing}>
          <Drawing label={say(useWords('service').layers, { layers })} />
        </div>
        <div>
          <h2>{heading}</h2>
          <p className="lead below-s">{lead}</p>
          <div className="below">
            <CountdownList points={items} />
          </div>
        </div>
      </div>
    </section>
  )
}
