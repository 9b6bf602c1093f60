import type { ReactNode } from 'react'
import { Picture } from '../ui/Picture.tsx'
import styles from './PageHero.module.css'

type PageHeroProps = {
  /** Breadcrumbs, or a link back. */
  above?: ReactNode
  badge?: ReactNode
  heading: string
  lead?: string | undefined
  /** Buttons and what stands under them. */
  children?: ReactNode
  picture?: string | undefined
  /** What stands at the right of the words where there is no picture. */
  beside?: ReactNode
  emergency?: boolean
  wideText?: boolean
}

/** The first block of every page but home. */
export const PageHero = ({ above, badge, heading, lead, children, picture, beside, emergency = false, wideText = false }: PageHeroProps) => (
  <section className={emergency ? `${styles.hero} on-red` : styles.hero}>
    <div className={`wrap ${styles.inner}`}>
      {above}
      <div className={picture || beside ? `split ${styles.split} ${wideText || beside ? 'wide-left' : ''}` : styles.split}>
        <div>
          {badge && <div className={styles.badge}>{badge}</div>}
          <h1>{heading}</h1>
          {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
          {children}
        </div>
        {beside && <div>{beside}</div>}
        {picture && (
          <div className={styles.picture}>
            <Picture name={picture} first sizes="(min-width: 90rem) 37rem, (min-width: 60rem) 42vw, (min-width: 40rem) 80vw, 66vw" />
          </div>
        )}
      </div>
    </div>
  </section>
)
