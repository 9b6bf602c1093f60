import { preload } from 'react-dom'
import { altText, pictureSources } from '../../renderer/content/pictures.ts'
import { withBreakpoints } from '../../renderer/design/tokens.ts'
import { useCurrentPage, useSite } from '../../renderer/server/current-page.tsx'
import { classes } from './classes.ts'
import styles from './Picture.module.css'

/**
 * Display widths of pictures, for `sizes`. Phones have more pixels than the eye can tell apart in a
 * photograph, so two thirds of the width is enough.
 */
const onPhones = '66vw'
export const pictureSizes = {
  column: `(--laptop) min(44vw, 37rem), ${onPhones}`,
  beside: `(--laptop) min(42vw, 37rem), (--tablet) 80vw, ${onPhones}`,
  text: `(--tablet) 42rem, ${onPhones}`,
  /** The full width of the content. */
  whole: `(--tablet) min(92vw, 80rem), ${onPhones}`,
  hero: `(--laptop) 90vw, (--tablet) 100vw, ${onPhones}`,
  /** In a square of 6.5 rem, or taller beside a long text, that is filled from the middle. */
  thumbnail: '(min-resolution: 2.5dppx) 120px, 170px',
}

/** The display width in a card. */
const cardSizes = (isWide: boolean) =>
  [
    `(--laptop) ${isWide ? 'min(38vw, 31rem)' : 'min(23vw, 19rem)'}`,
    `(--tablet) ${isWide ? '92vw' : '46vw'}`,
    pictureSizes.thumbnail,
  ].join(', ')

type PictureProps = {
  name: string
  /** The display width, as in the HTML attribute `sizes`, with the names of breakpoints. */
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
  sizes: named,
  first = false,
  decorative = false,
  className,
}: PictureProps) => {
  const site = useSite()
  const sizes = withBreakpoints(named)
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
  return (
    <>
      {first && preview && (
        <img className={styles.preview} src={preview} width={width} height={height} alt="" />
      )}
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
    </>
  )
}

/** A picture with rounded corners, cropped to the aspect ratio `--ratio`, or to 4 / 3. */
export const FramedPicture = ({
  frame,
  ...picture
}: PictureProps & { frame?: string | undefined }) => (
  <div className={classes('frame', frame)} data-print="no">
    <Picture {...picture} />
  </div>
)

type PictureCard = {
  slug: string
  href: string
  title: string
  text?: string | undefined
  picture?: string | undefined
  emergency?: boolean | undefined
}

/** In each two rows of four cards, the first and the last are wider. */
const isWide = (index: number) => index % 8 === 0 || index % 8 === 7

type PictureCardsProps = {
  cards: readonly PictureCard[]
  /** Varies the card widths, and makes each card a link target by its slug. */
  bento?: boolean
}

export const PictureCards = ({ cards, bento = false }: PictureCardsProps) => (
  <div className={classes('room fill c4 g5', bento && styles.bento)}>
    {cards.map(({ slug, href, title, text, picture, emergency }, index) => {
      const wide = bento && isWide(index)
      return (
        <article
          key={slug}
          id={bento ? slug : undefined}
          className={classes(styles.card, 'surface', wide && styles.wide, emergency && 'on-red')}
        >
          {picture && (
            <div className={`spare filled ${styles.picture}`} data-print="no">
              <Picture name={picture} sizes={cardSizes(wide)} decorative />
            </div>
          )}
          <div className={`quiet arrow ${styles.text}`}>
            <h3 className="t-title">
              <a className="covers" href={href}>
                {title}
              </a>
            </h3>
            {text && <p className="full t-small muted">{text}</p>}
          </div>
        </article>
      )
    })}
  </div>
)
