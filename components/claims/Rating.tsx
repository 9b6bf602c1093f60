import { Claim } from './Claim.tsx'
import styles from './Rating.module.css'
import { Stars } from './Stars.tsx'

/** The rating claim beside five stars. */
export const Rating = () => (
  <Claim name="rating">
    {({ text, until }) => (
      <p className={`${styles.rating} below`} {...until}>
        <Stars count={5} />
        <span>{text}</span>
      </p>
    )}
  </Claim>
)
