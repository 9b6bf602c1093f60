import { ClaimText, useClaims } from './Claim.tsx'
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
          <ClaimText key={name} name={name} end=". " />
        ))}
      </span>
    </div>
  )
}
