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
