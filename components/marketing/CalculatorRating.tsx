import { claim } from '../../content/claims.ts'
import styles from './Rating.module.css'
import { Stars } from './Stars.tsx'

/** The rating beside five stars, and the projects and homeowners that the calculators speak of. */
export const CalculatorRating = () => (
  <div className={styles.rating} data-wide>
    <Stars count={5} />
    <span>
      {claim('rating')}. {claim('calculatorProjects')}. {claim('homeowners')}.
    </span>
  </div>
)
