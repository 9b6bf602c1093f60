import { addressOf } from '../../content/addresses.ts'
import { business } from '../../content/index.ts'
import styles from './Logo.module.css'

/** The mark and the name, as a link home. */
export const Logo = () => {
  const [first, ...rest] = business.name.split(' ')
  return (
    <a className={styles.logo} href={addressOf({ kind: 'home' })} aria-label={`${business.name}, home`}>
      <svg viewBox="0 0 36 36" fill="none" strokeWidth="3.6" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
        <path className={styles.roof} d="M2.5 17.5 18 6l15.5 11.5" />
        <path className={styles.tile} d="M6.3 28.5a5.85 5.85 0 0 1 11.7 0 5.85 5.85 0 0 1 11.7 0" />
      </svg>
      <span>
        {first} <span>{rest.join(' ')}</span>
      </span>
    </a>
  )
}
