import { Icon } from './Icon.tsx'
import { Picture, pictureSizes } from './Picture.tsx'
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

type PictureCardsProps = {
  cards: readonly PictureCard[]
  /** Varies the card widths, and makes each card a link target by its slug. */
  bento?: boolean
}

const sizes = (wide: boolean, wideOnTablet: boolean) => {
  if (wide) return wideOnTablet ? pictureSizes.wideCard : pictureSizes.cardWideOnLaptops
  return wideOnTablet ? pictureSizes.cardWideOnTablets : pictureSizes.card
}

/**
 * On tablets, which have two columns, the first card of a bento is wide, and so is the last if it
 * would be alone in its row.
 */
const isWideOnTablet = (index: number, count: number, bento: boolean) =>
  (bento && index === 0) || (index === count - 1 && count % 2 === (bento ? 0 : 1))

type CardLinkProps = {
  card: PictureCard
  id?: string | undefined
  span: number
  wideOnTablet: boolean
}

const CardLink = ({
  card: { href, title, text, picture, emergency },
  id,
  span,
  wideOnTablet,
}: CardLinkProps) => (
  <article
    id={id}
    className={[styles.card, wideOnTablet && styles.wide, emergency && 'on-red']
      .filter(Boolean)
      .join(' ')}
    data-span={span > 1 ? span : undefined}
  >
    <div className={styles.picture}>
      <Picture name={picture} sizes={sizes(span > 1, wideOnTablet)} decorative />
    </div>
    <div className={styles.text}>
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <Icon name="arrow" />
      <p>{text}</p>
    </div>
  </article>
)

/** Cards with a picture; each is a link as a whole. */
export const PictureCards = ({ cards, bento = false }: PictureCardsProps) => {
  const spans = cardSpans(cards.length, bento ? 5 : 4)
  return (
    <div className={bento ? `${styles.cards} ${styles.bento}` : styles.cards}>
      {cards.map((card, index) => (
        <CardLink
          key={card.slug}
          card={card}
          id={bento ? card.slug : undefined}
          span={spans[index] ?? 1}
          wideOnTablet={isWideOnTablet(index, cards.length, bento)}
        />
      ))}
    </div>
  )
}
