import { claim } from '../../content/claims.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Rating.module.css'

/** The rating claim beside five stars. Stars are decoration: the figure says it. */
export const Rating = () => {
  const rating = claim('rating')
  return rating === undefined ? null : (
    <p className={`${styles.rating} below`}>
      <span className={styles.stars}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Icon key={star} name="star" filled />
        ))}
      </span>
      <span>{rating}</span>
    </p>
  )
}
