import { Fragment, type ReactNode } from 'react'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { OwnClaims } from '../claims/Claim.tsx'
import { Promotions, usePromotions } from '../claims/Promotions.tsx'
import { classes } from '../ui/classes.ts'
import { FramedPicture, pictureSizes } from '../ui/Picture.tsx'
import { Breadcrumbs } from './Navigation.tsx'
import styles from './PageHero.module.css'

type PageHeroProps = {
  badge?: ReactNode
  heading: string
  lead?: string | undefined
  /** Buttons, and what goes below them. */
  children?: ReactNode
  picture?: string | undefined
  emergency?: boolean
  wideText?: boolean
  /** A calculator or form comes next, and overlaps it. */
  short?: boolean
}

/** A heading that breaks between its sentences before it breaks within one. */
const bySentence = (heading: string) => {
  const sentences = heading.split(/(?<=[.?!]) /)
  return sentences.length === 1
    ? heading
    : sentences.map((sentence) => (
        <Fragment key={sentence}>
          <span className={styles.sentence}>{sentence}</span>{' '}
        </Fragment>
      ))
}

/**
 * The first block of every page except the home page. Claims and promotions go below its text.
 */
export const PageHero = ({
  badge,
  heading,
  lead,
  children,
  picture,
  emergency = false,
  wideText = false,
  short = false,
}: PageHeroProps) => {
  const { entry } = useCurrentPage()
  const shown = usePromotions()
  return (
    <section className={classes(styles.hero, short && styles.short, emergency && 'on-red')}>
      <div className={`wrap ${styles.inner}`}>
        {entry && <Breadcrumbs entry={entry} />}
        <div className={classes(picture && 'split', styles.split, wideText && 'wide-left')}>
          <div>
            {badge && <div className={styles.badge}>{badge}</div>}
            <h1>{bySentence(heading)}</h1>
            {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
            {children}
            <OwnClaims />
            {shown.length > 0 && <Promotions shown={shown} />}
          </div>
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
