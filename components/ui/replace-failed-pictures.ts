import fallback from './fallback.svg?url'

const replace = (image: HTMLImageElement) => {
  if (image.src.endsWith(fallback)) return
  console.error(`The picture ${image.currentSrc || image.src} could not be loaded`)
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
  image.removeAttribute('srcset')
  image.src = fallback
}

const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) => complete && naturalWidth === 0 && currentSrc !== ''

/** A picture that cannot be loaded leaves no hole: our own drawing takes its place, and the console says which it was. */
export const replaceFailedPictures = () => {
  // Such events do not bubble, but they can be caught on their way down.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), { capture: true })
  for (const image of document.images) if (hasFailed(image)) replace(image)
}
