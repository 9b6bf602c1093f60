import { useClaims } from './Claim.tsx'
import { CompanyClaim } from './CompanyClaim.tsx'
import styles from './Rating.module.css'
import { Stars } from './Stars.tsx'

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
