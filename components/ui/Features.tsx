import type { Point } from '../../content/model/schema/fields.ts'
import styles from './Features.module.css'
import { Icon } from './Icon.tsx'

/** Points with an icon each, under a hairline: side by side, or stacked beside something else. */
export const Features = ({ points, stacked = false }: { points: readonly Point[]; stacked?: boolean }) => (
  <div className={stacked ? 'grid' : 'grid c3'} style={{ '--gap': 'clamp(1.75rem, 4vw, 3rem)' } as React.CSSProperties}>
    {points.map(({ icon, title, text }) => (
      <div key={title} className={styles.feature}>
        <Icon name={icon} />
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    ))}
  </div>
)
