import { preload } from 'react-dom'
import { altText, pictureSources } from '../../renderer/content/pictures.ts'
import {
  heroOverlay,
  laptop,
  smallTablet,
  tablet,
  twoColumns,
} from '../../renderer/design/tokens.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { classes } from './classes.ts'
import styles from './Picture.module.css'
import { cardSpans } from './rows.ts'

/**
 * Display widths of pictures, for `sizes`. Phones have more pixels than the eye can tell apart in a
 * photograph, so two thirds of the width is enough.
 */
const onPhones = '66vw'
export const pictureSizes = {
  /** In one of two columns. */
  column: `${twoColumns} min(44vw, 37rem), ${onPhones}`,
  /** Beside the main heading of a page. */
  beside: `${twoColumns} min(42vw, 37rem), ${smallTablet} 80vw, ${onPhones}`,
  /** Within text. */
  text: `${tablet} 42rem, ${onPhones}`,
  /** The full width of the content. */
  whole: `${smallTablet} min(92vw, 80rem), ${onPhones}`,
  /** Behind the text of the home page's hero. */
  hero: `${heroOverlay} 90vw, ${smallTablet} 100vw, ${onPhones}`,
  /** In a square of 6.5 rem, or taller beside a long text, that is filled from the middle. */
  thumbnail: '(min-resolution: 2.5dppx) 120px, 170px',
}

/** The display width in a card, which may take more columns than one on laptops and on tablets. */
const cardSizes = (isWide: boolean, isWideOnTablets: boolean) =>
  [
    `${laptop} ${isWide ? 'min(38vw, 31rem)' : 'min(23vw, 19rem)'}`,
    `${smallTablet} ${isWideOnTablets ? '92vw' : '46vw'}`,
    pictureSizes.thumbnail,
  ].join(', ')

type PictureProps = {
  name: string
  /** The display width, as in the HTML attribute `sizes`. */
  sizes: string
  /**
   * True in the first view: the picture is fetched with high priority, and its container, which
   * must be positioned and a stacking context, shows a preview until then.
   */
  first?: boolean
  /** True if the text beside it says the same. The picture then has an empty alt text. */
  decorative?: boolean
  className?: string
}

/** A picture from content/images, in the smallest format and size the browser can use. */
export const Picture = ({
  name,
  sizes,
  first = false,
  decorative = false,
  className,
}: PictureProps) => {
  const site = useSite()
  const { avif, fallback, width, height, preview } = pictureSources(site, name, /\dpx/.test(sizes))
  const { facts } = useCurrentPage()
  if (first && preview) facts?.previews.push(preview)
  if (first)
    preload(fallback, {
      as: 'image',
      imageSrcSet: avif,
      imageSizes: sizes,
      type: 'image/avif',
      fetchPriority: 'high',
    })
  const picture = (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={className}
        src={fallback}
        width={width}
        height={height}
        alt={decorative ? '' : altText(site, name)}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        decoding="async"
      />
    </picture>
  )
  if (!first || preview === undefined) return picture
  return (
    <>
      <img className={styles.preview} src={preview} width={width} height={height} alt="" />
      {picture}
    </>
  )
}

/** A picture with rounded corners, cropped to the aspect ratio `--ratio`, or to 4 / 3. */
export const FramedPicture = ({
  frame = '',
  ...picture
}: PictureProps & { frame?: string | undefined }) => (
  <div className={`${styles.frame} ${frame}`}>
    <Picture {...picture} />
  </div>
)

type PictureCard = {
  slug: string
  href: string
  title: string
  text: string
  picture: string
  emergency?: boolean | undefined
}

/**
 * True for cards that are wide on tablets, which have two columns: the first if the last would be
 * alone in its row. In a bento, the first is always wide and then the last may be, too.
 */
const isWideOnTablet = (index: number, count: number, bento: boolean) =>
  (index === 0 && (bento || count % 2 === 1)) || (bento && index === count - 1 && count % 2 === 0)

type PictureCardsProps = {
  cards: readonly PictureCard[]
  /** Varies the card widths, and makes each card a link target by its slug. */
  bento?: boolean
}

/** Cards that are links as a whole. */
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
            className={classes(styles.card, 'surface', wide && styles.wide, emergency && 'on-red')}
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
