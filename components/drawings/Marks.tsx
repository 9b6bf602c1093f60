import styles from './Drawing.module.css'

/** Where a number stands, and the part of the drawing that it points at. */
export type Mark = { at: readonly [x: number, y: number]; to: readonly [x: number, y: number] }

/** The numbers of the parts, each with a line to its part. */
export const Marks = ({ marks }: { marks: readonly Mark[] }) => (
  <g className={styles.marks}>
    {marks.map(({ at: [x, y], to: [toX, toY] }, index) => (
      <g key={`${x} ${y}`}>
        <path d={`M${x} ${y}L${toX} ${toY}`} />
        <circle cx={toX} cy={toY} r="3.5" />
        <circle cx={x} cy={y} r="15" />
        <text x={x} y={y + 6.5}>
          {index + 1}
        </text>
      </g>
    ))}
  </g>
)
