import { claim } from '../../content/claims.ts'
import styles from './Rating.module.css'
import { Stars } from './Stars.tsx'

/** The rating claim beside five stars. */
export const Rating = () => {
  const rating = claim('rating')
  return rating === undefined ? null : (
    <p className={`${styles.rating} below`}>
      <Stars count={5} />
      <span>{rating}</span>
    </p>
  )
}
