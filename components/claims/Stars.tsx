import { Icon } from '../ui/Icon.tsx'
import styles from './Stars.module.css'

/** Stars, one for each point of a rating. They are decoration: words beside them say the figure. */
export const Stars = ({ count }: { count: number }) => (
  <span className={styles.stars}>
    {Array.from({ length: count }, (_, index) => (
      <Icon key={index} name="star" filled />
    ))}
  </span>
)
