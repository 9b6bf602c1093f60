import type { ReactNode } from 'react'
import { OwnClaims } from '../claims/Claim.tsx'
import { Promotions, usePromotions } from '../claims/Promotions.tsx'
import { FramedPicture, pictureSizes } from '../ui/Picture.tsx'
import styles from './PageHero.module.css'

type PageHeroProps = {
  /** Breadcrumbs or a back link. */
  above?: ReactNode
  badge?: ReactNode
  heading: string
  lead?: string | undefined
  /** Buttons, and what goes below them. */
  children?: ReactNode
  picture?: string | undefined
  emergency?: boolean
  wideText?: boolean
}

/**
 * The first block of every page except the home page. Claims go below its text; promotions go to
 * the right or, if there is a picture, below the text.
 */
export const PageHero = ({
  above,
  badge,
  heading,
  lead,
  children,
  picture,
  emergency = false,
  wideText = false,
}: PageHeroProps) => {
  const promotions = usePromotions()
  const offered = promotions.length > 0
  const wide = wideText || (offered && !picture)
  return (
    <section className={emergency ? `${styles.hero} on-red` : styles.hero}>
      <div className={`wrap ${styles.inner}`}>
        {above}
        <div
          className={
            picture || offered ? `split ${styles.split} ${wide ? 'wide-left' : ''}` : styles.split
          }
        >
          <div>
            {badge && <div className={styles.badge}>{badge}</div>}
            <h1>{heading}</h1>
            {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
            {children}
            <OwnClaims />
            {offered && picture && (
              <div className="below">
                <Promotions shown={promotions} />
              </div>
            )}
          </div>
          {offered && !picture && (
            <div>
              <Promotions shown={promotions} />
            </div>
          )}
          {picture && (
            <FramedPicture
              name={picture}
              first
              sizes={pictureSizes.beside}
              frame={styles.picture}
            />
          )}
        </div>
      </div>
    </section>
  )
}
