import { classes } from './classes.ts'
import { cardSizes, Picture } from './Picture.tsx'
import styles from './PictureCards.module.css'
import { cardSpans } from './rows.ts'

type PictureCard = {
  slug: string
  href: string
  title: string
  text: string
  picture: string
  emergency?: boolean | undefined
}

/**
 * On tablets, which have two columns, the first card is wide if the last would be alone in its row.
 * That of a bento is always wide, and then the last may be, too.
 */
const isWideOnTablet = (index: number, count: number, bento: boolean) =>
  (index === 0 && (bento || count % 2 === 1)) || (bento && index === count - 1 && count % 2 === 0)

type PictureCardsProps = {
  cards: readonly PictureCard[]
  /** Varies the card widths, and makes each card a link target by its slug. */
  bento?: boolean
}

/** Cards, each a link as a whole. */
export const PictureCards = ({ cards, bento = false }: PictureCardsProps) => {
  const spans = cardSpans(cards.length, bento ? 5 : 4)
  return (
    <div className={classes(styles.cards, bento && styles.bento)}>
      {cards.map(({ slug, href, title, text, picture, emergency }, index) => {
        const { [index]: span = 1 } = spans
        const wide = isWideOnTablet(index, cards.length, bento)
        return (
          <article
            key={slug}
            id={bento ? slug : undefined}
            className={classes(styles.card, wide && styles.wide, emergency && 'on-red')}
            data-span={span > 1 ? span : undefined}
          >
            <div className={styles.picture}>
              <Picture name={picture} sizes={cardSizes(span > 1, wide)} decorative />
            </div>
            <div className={styles.text}>
              <h3>
                <a href={href}>{title}</a>
              </h3>
              <p>{text}</p>
            </div>
          </article>
        )
      })}
    </div>
  )
}
