import type { Point } from '../../content/schema/fields.ts'
import { PageIcon } from './PageIcon.tsx'
import styles from './PointList.module.css'

/** Points as a ruled list; with `pairs`, in two columns on wide screens. */
export const PointList = ({
  points,
  pairs = false,
}: {
  points: readonly Point[]
  pairs?: boolean
}) => (
  <ul className={pairs ? `${styles.points} ${styles.pairs}` : styles.points}>
    {points.map(({ icon, title, text }) => (
      <li key={title}>
        <PageIcon name={icon} />
        <div>
          <h3 className="h4">{title}</h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ul>
)

type CountedPoint = { title: string; text: string }

/** Points numbered down to 1, like the layers of a roof. */
export const CountdownList = ({ points }: { points: readonly CountedPoint[] }) => (
  <ol className={styles.points} reversed>
    {points.map(({ title, text }, index) => (
      <li key={title}>
        <span className={styles.number} aria-hidden="true">
          {points.length - index}
        </span>
        <div>
          <h3 className="h4">{title}</h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ol>
)
