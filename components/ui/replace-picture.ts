import fallback from './fallback.svg?url'

/**
 * Replaces a picture that failed. Loaded then, because without a connection the drawing would fail
 * too.
 */
export const replacePicture = (image: HTMLImageElement) => {
  if (image.src.endsWith(fallback)) return
  console.error(`The picture ${image.currentSrc || image.src} could not be loaded`)
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
  image.removeAttribute('srcset')
  image.src = fallback
}
