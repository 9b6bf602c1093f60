import { Icon } from '../ui/Icon.tsx'
import styles from './Stars.module.css'

/** One star per point of a rating. Decorative: the text beside them gives the rating. */
export const Stars = ({ count }: { count: number }) => (
  <span className={styles.stars}>
    {Array.from({ length: count }, (_, index) => (
      <Icon key={index} name="star" filled />
    ))}
  </span>
)
