import styles from './CityMap.module.css'
import { type MapCity, type Pin, placePins } from './labels.ts'
import land from './land.svg?url'
import { height, type Place, project, width } from './projection.ts'

/** Where the name of a county stands on its land. */
const countyNames: readonly { name: string; place: Place }[] = [
  { name: 'St. Lucie', place: [27.43, -80.56] },
  { name: 'Palm Beach', place: [26.6, -80.47] },
  { name: 'Broward', place: [26.17, -80.52] },
  { name: 'Miami-Dade', place: [25.58, -80.68] },
]

const CountyNames = () => (
  <g textAnchor="middle" fontSize="12.5" fontWeight="500" fill="var(--land-name)">
    {countyNames.map(({ name, place }) => {
      const [x, y] = project(place)
      return (
        <text key={name} x={x} y={y}>
          {name}
          <tspan x={x} dy="16">
            County
          </tspan>
        </text>
      )
    })}
  </g>
)

const PinMark = ({ pin: { city, x, y, labelX, labelY, side }, here }: { pin: Pin; here: boolean }) => (
  <g className={here ? styles.here : undefined}>
    {side === 'sea' && <path d={`M${x + 9} ${y}L${labelX - 16} ${labelY}H${labelX - 5}`} fill="none" stroke="var(--ink-900)" strokeOpacity=".38" />}
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

/** South Florida with every city we serve, drawn from their coordinates over the land: a new city appears on it by itself. */
export const CityMap = ({ cities, here }: { cities: readonly MapCity[]; here?: string }) => {
  const pins = placePins(cities, here).sort((a, b) => Number(a.city.slug === here) - Number(b.city.slug === here))
  return (
    <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} role="img" aria-label="Map of South Florida with the counties and cities we serve">
      <image href={land} width={width} height={height} />
      <CountyNames />
      {pins.map((pin) => (
        <PinMark key={pin.city.slug} pin={pin} here={pin.city.slug === here} />
      ))}
    </svg>
  )
}
