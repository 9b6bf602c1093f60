const replace = async (image: HTMLImageElement) => {
  const { replacePicture } = await import('./replace-picture.ts')
  replacePicture(image)
}

const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
  complete && currentSrc && !naturalWidth

/** Replaces a picture that cannot be loaded with our own drawing, and logs which one it was. */
export const replaceFailedPictures = () => {
  // Error events do not bubble, but they can be captured.
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && void replace(target),
    true,
  )
  for (const image of document.images) if (hasFailed(image)) void replace(image)
}
