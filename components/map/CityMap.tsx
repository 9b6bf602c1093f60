import { partsOf } from '../../content/schema/message.ts'
import { color } from '../../renderer/design/tokens.ts'
import { useSite, useWords } from '../../renderer/server/current-page.tsx'
import styles from './CityMap.module.css'
import { height, type MapCity, mapPoint, type Pin, placePins, width } from './labels.ts'
import land from './land.svg?url'

/** Splits `Broward County` into two lines, `Broward` and `County`. */
const linesOf = (message: string, county: string) =>
  partsOf(message)
    .map((part, index) => (index % 2 === 0 ? part.trim() : county))
    .filter((line) => line !== '')

const CountyNames = () => {
  const { county } = useWords('places')
  return (
    <g className={styles.counties} fontSize="14" fontWeight="500" textAnchor="middle">
      {useSite().business.counties.map(({ name, mapLabel }) => {
        if (!mapLabel) return null
        const { x, y } = mapPoint(mapLabel)
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

/** Lines from the dots to the names offshore. */
const Leaders = ({ pins }: { pins: readonly Pin[] }) => (
  <path
    fill="none"
    stroke={color('--ink-900')}
    strokeOpacity=".38"
    d={pins
      .filter(({ side }) => side === 'sea')
      .map(({ x, y, labelX, labelY }) => {
        const bend = Math.max(x + 9, labelX - 16)
        const to = labelY === y ? '' : `L${bend} ${labelY}`
        return `M${x + 9} ${y}${to}H${labelX - 5}`
      })
      .join('')}
  />
)

/** How pins are drawn: most of them, and that of the highlighted place. */
const looks = {
  usual: {
    rim: 12,
    dot: 8,
    dotColor: '--ink-900',
    name: '--ink-900',
    fontSize: 15,
    fontWeight: 600,
  },
  here: {
    rim: 18,
    dot: 14,
    dotColor: '--clay-600',
    name: '--clay-700',
    fontSize: 19,
    fontWeight: 700,
  },
}
type PinsProps = { pins: readonly Pin[]; look?: keyof typeof looks }

/** What a name covers, so that it is legible on coasts and lines. */
const halos = { sea: '--sea', inland: '--land' }

/** The names offshore, or those inland. */
const Names = ({ pins, side }: { pins: readonly Pin[]; side: Pin['side'] }) => (
  <g stroke={color(halos[side])} textAnchor={side === 'inland' ? 'end' : undefined}>
    {pins
      .filter((pin) => pin.side === side)
      .map(({ city, labelX, labelY }) => (
        <text key={city.slug} x={labelX} y={labelY + 5}>
          {city.name}
        </text>
      ))}
  </g>
)

const Pins = ({ pins, look = 'usual' }: PinsProps) => {
  // Lines of almost no length, whose round ends make them dots.
  const { rim, dot, dotColor, name, fontSize, fontWeight } = looks[look]
  const dots = pins.map(({ x, y }) => `M${x} ${y}h.01`).join('')
  return (
    <>
      <Leaders pins={pins} />
      <path stroke={color('--white')} strokeWidth={rim} d={dots} />
      <path stroke={color(dotColor)} strokeWidth={dot} d={dots} />
      <g className={styles.names} fontSize={fontSize} fontWeight={fontWeight} fill={color(name)}>
        <Names pins={pins} side="sea" />
        <Names pins={pins} side="inland" />
      </g>
    </>
  )
}

/** The highlighted place: larger, and farther from its name. */
const Here = ({ pin }: { pin: Pin }) => {
  const labelX = pin.side === 'inland' ? pin.labelX - 7 : pin.labelX
  return (
    <>
      <circle cx={pin.x} cy={pin.y} r="15" fill={color('--clay-500')} fillOpacity=".2" />
      <Pins pins={[{ ...pin, labelX }]} look="here" />
    </>
  )
}

type CityMapProps = {
  cities: readonly MapCity[]
  /** The slug of the highlighted place. */
  here?: string
  label?: string
}

/** A map of South Florida with every city we serve, drawn from their coordinates. */
export const CityMap = ({ cities, here, label }: CityMapProps) => {
  const words = useWords('places')
  const pins = placePins(cities, here)
  const marked = pins.find(({ city }) => city.slug === here)
  return (
    <svg
      className={styles.map}
      width="100%"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      strokeLinecap="round"
      role="img"
      aria-label={label ?? words.map}
    >
      <image href={land} width={width} height={height} />
      <CountyNames />
      <Pins pins={pins.filter((pin) => pin !== marked)} />
      {marked && <Here pin={marked} />}
    </svg>
  )
}
