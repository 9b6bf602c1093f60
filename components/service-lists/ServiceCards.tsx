import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import { pictureSizes } from '../ui/picture-sizes.ts'
import styles from './ServiceCards.module.css'

export type ServiceCard = { slug: string; href: string; title: string; text: string; picture: string; emergency?: boolean | undefined }

type ServiceCardsProps = {
  cards: readonly ServiceCard[]
  /** The first and the last card take two columns, and each can be linked to by the service's slug. */
  bento?: boolean
}

/** One card for each service; the whole card is the link. */
export const ServiceCards = ({ cards, bento = false }: ServiceCardsProps) => (
  <div className={bento ? `${styles.cards} ${styles.bento}` : styles.cards}>
    {cards.map(({ slug, href, title, text, picture, emergency }, index) => {
      const wide = bento && (index === 0 || index === cards.length - 1)
      return (
        <article
          key={slug}
          id={bento ? slug : undefined}
          className={[styles.card, wide && styles.wide, emergency && 'on-red'].filter(Boolean).join(' ')}
        >
          <div className={styles.picture}>
            <Picture name={picture} sizes={wide ? pictureSizes.wideCard : pictureSizes.card} decorative />
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
    })}
  </div>
)
