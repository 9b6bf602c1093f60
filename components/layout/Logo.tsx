import { business } from '../../renderer/content/site.ts'
import { mark } from '../../renderer/design/mark.ts'
import { usePageAddress } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import styles from './Logo.module.css'

/** The mark and company name, linking to the home page. */
export const Logo = () => {
  const [first, ...rest] = business.name.split(' ')
  return (
    <a
      className={styles.logo}
      href={usePageAddress({ kind: 'home' })}
      aria-label={useWords('layout').logo}
    >
      <svg
        viewBox={mark.viewBox}
        fill="none"
        strokeWidth={mark.strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path className={styles.roof} d={mark.roof} />
        <path className={styles.tiles} d={mark.tiles} />
      </svg>
      <span>
        {first} <span>{rest.join(' ')}</span>
      </span>
    </a>
  )
}
