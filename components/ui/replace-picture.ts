import fallback from './fallback.svg?url'

/** Loaded when a picture has failed: without a connection, the drawing would not come either. */
export const replacePicture = (image: HTMLImageElement) => {
  if (image.src.endsWith(fallback)) return
  console.error(`The picture ${image.currentSrc || image.src} could not be loaded`)
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
  image.removeAttribute('srcset')
  image.src = fallback
}
