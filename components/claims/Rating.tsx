import { Claim, CompanyClaim, useClaims } from './Claim.tsx'
import styles from './Rating.module.css'

/** The points of one star, from its tip, on the grid of the icons. */
const star = 'l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3-5.6 3 1.2-6.2-4.6-4.3 6.3-.8Z'
/** From the tip of one star to that of the next. */
const distance = 27

/**
 * One star per point of a rating, drawn as a whole: lists of reviews have many. Decorative: the
 * text beside them gives the rating.
 */
export const Stars = ({ count }: { count: number }) => (
  <svg
    className={styles.stars}
    viewBox={`0 0 ${24 + distance * (count - 1)} 24`}
    preserveAspectRatio="xMinYMid"
    aria-hidden="true"
  >
    <path
      d={Array.from({ length: count }, (_, place) => `M${12 + distance * place} 3${star}`).join('')}
    />
  </svg>
)

const names = ['rating', 'calculatorProjects', 'homeowners'] as const

/** The rating beside five stars, with the projects and homeowners behind the calculators. */
export const CalculatorRating = () => {
  const claims = useClaims(names)
  if (claims.length === 0) return null
  return (
    <div className={styles.rating} data-wide>
      {claims.some(({ name }) => name === 'rating') && <Stars count={5} />}
      <span>
        {names.map((name) => (
          <CompanyClaim key={name} name={name} />
        ))}
      </span>
    </div>
  )
}

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
