const replace = async (image: HTMLImageElement) => {
  const { replacePicture } = await import('./replace-picture.ts')
  replacePicture(image)
}

/** Replaces a picture that cannot be loaded with our own drawing, and logs which one it was. */
export const replaceFailedPictures = () => {
  // Error events do not bubble, but they can be captured.
  document.addEventListener(
    'error',
    // Of all elements that can fail to load, only pictures have a current source.
    ({ target }) => (target as HTMLImageElement).currentSrc && replace(target as HTMLImageElement),
    true,
  )
  for (const image of document.images)
    if (image.complete && image.currentSrc && !image.naturalWidth) void replace(image)
}

/**
 * Reveals parts of the page below the first view once a tenth of them is visible. Without script
 * they are always visible.
 */
export const revealOnScroll = () => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) target.classList.remove('is-waiting')
    },
    { threshold: 0.1 },
  )
  for (const part of document.querySelectorAll('.rise')) {
    if (part.getBoundingClientRect().top < innerHeight) continue
    part.classList.add('is-waiting')
    observer.observe(part)
  }
}
