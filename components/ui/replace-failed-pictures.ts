import fallback from './fallback.svg?url'

const replace = (image: HTMLImageElement) => {
  if (image.src.endsWith(fallback)) return
  console.error(`The picture ${image.currentSrc || image.src} could not be loaded`)
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
  image.removeAttribute('srcset')
  image.src = fallback
}

const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
  complete && naturalWidth === 0 && currentSrc !== ''

/** Replaces a picture that cannot be loaded with our own drawing, and logs which one it was. */
export const replaceFailedPictures = () => {
  // Error events do not bubble, but they can be captured.
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && replace(target),
    { capture: true },
  )
  for (const image of document.images) if (hasFailed(image)) replace(image)
}
