import type { ReactNode } from 'react'
import type { ContentIcon, Point } from '../../content/schema/fields.ts'
import styles from './Features.module.css'
import { PageIcon } from './PageIcon.tsx'

/**
 * Rows of three or four. If neither divides evenly, one or two rows of two come before rows of
 * three.
 */
const columns = (count: number) => {
  if (count % 3 === 0) return 'grid c3'
  if (count % 4 === 0) return 'grid c4'
  if (count === 1) return 'grid'
  return `grid ${styles.uneven} ${count % 3 === 2 ? styles.onePair : styles.twoPairs}`
}

/** A point with its icon under a hairline. */
export const Feature = ({
  icon,
  title,
  children,
}: {
  icon: ContentIcon
  title: string
  children?: ReactNode
}) => (
  <div className={styles.feature}>
    <PageIcon name={icon} />
    <h3>{title}</h3>
    <div className={styles.text}>{children}</div>
  </div>
)

/** Features side by side. */
export const FeatureGrid = ({ count, children }: { count: number; children?: ReactNode }) => (
  <div className={`${styles.features} ${columns(count)}`} data-wide>
    {children}
  </div>
)

/** Points as features: side by side, or stacked beside something else. */
export const Features = ({
  points,
  stacked = false,
}: {
  points: readonly Point[]
  stacked?: boolean
}) => (
  <div className={`${styles.features} ${stacked ? 'grid' : columns(points.length)}`}>
    {points.map(({ icon, title, text }) => (
      <Feature key={title} icon={icon} title={title}>
        {text}
      </Feature>
    ))}
  </div>
)
