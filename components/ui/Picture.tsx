import { preload } from 'react-dom'
import { describe, pictureSources } from '../../content/pictures.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'

type PictureProps = {
  name: string
  /** How wide it is shown, as in the HTML attribute. It decides which size a browser fetches. */
  sizes: string
  /** In the first view: fetched at once, before anything else. */
  first?: boolean
  /** True where the words beside it say the same: then it has no alt text of its own. */
  decorative?: boolean
  className?: string
}

/** A picture of content/images, in the smallest format and size that the browser can use. */
export const Picture = ({ name, sizes, first = false, decorative = false, className }: PictureProps) => {
  const { avif, fallback, width, height } = pictureSources(name)
  const { language } = useCurrentPage()
  if (first) preload(fallback, { as: 'image', imageSrcSet: avif, imageSizes: sizes, type: 'image/avif', fetchPriority: 'high' })
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={className}
        src={fallback}
        width={width}
        height={height}
        alt={decorative ? '' : describe(name, language)}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        decoding="async"
      />
    </picture>
  )
}
