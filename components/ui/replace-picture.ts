import fallback from './fallback.svg?url'

/** Replaces a failed picture. Loaded only then, without a connection from the offline cache. */
export const replacePicture = (image: HTMLImageElement) => {
  if (image.src.endsWith(fallback)) return
  console.error(`The picture ${image.currentSrc || image.src} could not be loaded`)
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
  image.removeAttribute('srcset')
  image.src = fallback
}
