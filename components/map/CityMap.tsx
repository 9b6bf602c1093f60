import styles from './CityMap.module.css'
import { type MapCity, type Pin, placePins } from './labels.ts'
import { countyOutlines, keys, lake, mainland } from './outlines.ts'
import { height, polygon, project, softPolygon, width } from './projection.ts'

const land = softPolygon(mainland)
const countyPaths = countyOutlines.map(({ name, border }) => ({ name, path: polygon(border) }))
const lakePath = softPolygon(lake)
const keyPaths = keys.map(softPolygon)

const Sea = () => (
  <>
    <rect width={width} height={height} fill="#D5E7E7" />
    <g fill="none" strokeLinejoin="round">
      <use href="#map-land" stroke="#CBE1E1" strokeWidth="92" />
      <use href="#map-land" stroke="#BDD9D9" strokeWidth="50" />
      <use href="#map-land" stroke="#ABCFD0" strokeWidth="20" />
    </g>
  </>
)

const Land = () => (
  <>
    <use href="#map-land" fill="#FCFAF6" />
    <g clipPath="url(#map-coast)" stroke="#fff" strokeWidth="2.5" strokeLinejoin="round">
      {countyPaths.map(({ name, path }) => (
        <g key={name}>
          <path d={path} fill="#F1DFC2" />
          <path d={path} fill="url(#map-tiles)" stroke="none" />
        </g>
      ))}
    </g>
    <path d={lakePath} fill="#BDD9D9" stroke="#fff" strokeWidth="2" />
    <g fill="#FCFAF6" stroke="#ABCFD0" strokeWidth="2">
      {keyPaths.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
    <use href="#map-land" fill="none" stroke="#2F7C85" strokeWidth="1.25" strokeOpacity=".7" />
  </>
)

const CountyNames = () => (
  <g textAnchor="middle" fontSize="12.5" fontWeight="500" fill="#6B5A3E">
    {countyOutlines.map(({ name, label }) => {
      const [x, y] = project(label)
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
    {side === 'sea' && <path d={`M${x + 9} ${y}L${labelX - 16} ${labelY}H${labelX - 5}`} fill="none" stroke="#0E2A3B" strokeOpacity=".38" />}
    {here && <circle cx={x} cy={y} r="15" fill="#C4552D" fillOpacity=".2" />}
    <circle className={styles.dot} cx={x} cy={y} r={here ? 8 : 5} />
    <text
      className={styles.name}
      x={here && side === 'inland' ? labelX - 7 : labelX}
      y={labelY + 5}
      textAnchor={side === 'sea' ? 'start' : 'end'}
      stroke={side === 'sea' ? '#D5E7E7' : '#F1DFC2'}
    >
      {city.name}
    </text>
  </g>
)

/** South Florida with every city we serve, drawn from their coordinates: a new city appears on it by itself. */
export const CityMap = ({ cities, here }: { cities: readonly MapCity[]; here?: string }) => {
  const pins = placePins(cities, here).sort((a, b) => Number(a.city.slug === here) - Number(b.city.slug === here))
  return (
    <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} role="img" aria-label="Map of South Florida with the counties and cities we serve">
      <defs>
        <path id="map-land" d={land} />
        <clipPath id="map-coast">
          <use href="#map-land" />
        </clipPath>
        <pattern id="map-tiles" width="20" height="12" patternUnits="userSpaceOnUse">
          <path d="M0 8a5 5 0 0 1 10 0 5 5 0 0 1 10 0" fill="none" stroke="#C4552D" strokeOpacity=".13" strokeWidth="1.2" />
        </pattern>
      </defs>
      <Sea />
      <Land />
      <CountyNames />
      {pins.map((pin) => (
        <PinMark key={pin.city.slug} pin={pin} here={pin.city.slug === here} />
      ))}
    </svg>
  )
}
