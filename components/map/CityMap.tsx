import { business } from '../../content/index.ts'
import { partsOf } from '../../content/model/message.ts'
import { unmarked } from '../../content/model/source-marks.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import styles from './CityMap.module.css'
import { type MapCity, type Pin, placePins } from './labels.ts'
import land from './land.svg?url'
import { height, project, width } from './projection.ts'

/** Splits `Broward County` into two lines, `Broward` and `County`. */
const linesOf = (message: string, county: string) =>
  partsOf(message)
    .map((part, index) => (index % 2 === 0 ? part.trim() : county))
    .filter((line) => unmarked(line) !== '')

const CountyNames = () => {
  const { county } = useWords('places')
  return (
    <g textAnchor="middle" fontSize="12.5" fontWeight="500" fill="var(--land-name)">
      {business.counties.map(({ name, mapLabel }) => {
        if (!mapLabel) return null
        const { x, y } = project(mapLabel)
        const [first, ...rest] = linesOf(county, name)
        return (
          <text key={name} x={x} y={y}>
            {first}
            {rest.map((line) => (
              <tspan key={line} x={x} dy="16">
                {line}
              </tspan>
            ))}
          </text>
        )
      })}
    </g>
  )
}

const PinMark = ({
  pin: { city, x, y, labelX, labelY, side },
  here,
}: {
  pin: Pin
  here: boolean
}) => (
  <g className={here ? styles.here : undefined}>
    {side === 'sea' && (
      <path
        d={`M${x + 9} ${y}L${Math.max(x + 9, labelX - 16)} ${labelY}H${labelX - 5}`}
        fill="none"
        stroke="var(--ink-900)"
        strokeOpacity=".38"
      />
    )}
    {here && <circle cx={x} cy={y} r="15" fill="var(--clay-500)" fillOpacity=".2" />}
    <circle className={styles.dot} cx={x} cy={y} r={here ? 8 : 5} />
    <text
      className={styles.name}
      x={here && side === 'inland' ? labelX - 7 : labelX}
      y={labelY + 5}
      textAnchor={side === 'sea' ? 'start' : 'end'}
      stroke={side === 'sea' ? 'var(--sea)' : 'var(--land)'}
    >
      {city.name}
    </text>
  </g>
)

type CityMapProps = {
  cities: readonly MapCity[]
  /** The slug of the place that stands out. */
  here?: string
  /** What screen readers say for the map. */
  label?: string
}

/**
 * A map of South Florida with every city we serve, drawn from their coordinates, so that a new city
 * appears automatically.
 */
export const CityMap = ({ cities, here, label }: CityMapProps) => {
  const words = useWords('places')
  const pins = placePins(cities, here).sort(
    (a, b) => Number(a.city.slug === here) - Number(b.city.slug === here),
  )
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label ?? words.map}
    >
      <image href={land} width={width} height={height} />
      <CountyNames />
      {pins.map((pin) => (
        <PinMark key={pin.city.slug} pin={pin} here={pin.city.slug === here} />
      ))}
    </svg>
  )
}
