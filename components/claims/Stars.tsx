import styles from './Stars.module.css'

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
