/** The longest side of a photo that is sent, in pixels. */
const longestSide = 1600

/** The maximum size of one photo in bytes: three fit into one message and into browser storage. */
const maxBytes = 500_000

/** The size in bytes above which a file is not even opened. */
const maxBytesToOpen = 100_000_000

/** The number of pixels above which a failure is blamed on the size of the picture. */
const manyPixels = 30_000_000

/** JPEG qualities, tried in order until the photo is small enough. */
const qualities = [0.8, 0.7, 0.6, 0.5, 0.4]

/** The reasons why a file is not usable as a photo. */
export type Unusable = 'empty' | 'notPicture' | 'heic' | 'tooLarge' | 'broken' | 'scrambled'

const isPicture = ({ name, type }: File): boolean =>
  type === '' ? /\.(jpe?g|png|webp|avif|gif|hei[cf])$/i.test(name) : /^image\/(?!svg)/.test(type)

const whyNotOpened = async (file: File, { naturalWidth, naturalHeight }: HTMLImageElement) => {
  // Some devices name a HEIC file `.jpg`, so its first bytes decide.
  if (/^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(await file.slice(4, 12).text())) return 'heic'
  if (!isPicture(file)) return 'notPicture'
  return naturalWidth * naturalHeight > manyPixels ? 'tooLarge' : 'broken'
}

/**
 * True if a canvas returns what was drawn. Browsers that protect against tracking return noise,
 * some of them too little to see.
 */
const isFaithful = (): boolean => {
  const drawn = new ImageData(8, 8)
  drawn.data.forEach((_, index, data) => {
    data[index] = index % 4 === 3 ? 255 : index
  })
  const context = document.createElement('canvas').getContext('2d')
  context?.putImageData(drawn, 0, 0)
  const read = context?.getImageData(0, 0, 8, 8).data
  return drawn.data.every((value, index) => Math.abs(value - (read?.[index] ?? 0)) < 8)
}

/** Draws only the pixels of a picture, upright by its EXIF orientation. */
const drawn = (picture: HTMLImageElement): HTMLCanvasElement => {
  const { naturalWidth, naturalHeight } = picture
  const scale = Math.min(1, longestSide / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(naturalHeight * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  // JPEG has no transparency and would turn it black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

const encoded = async (canvas: HTMLCanvasElement): Promise<Blob> => {
  let smallest: Blob | null = null
  for (const quality of qualities) {
    smallest = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    if (smallest && smallest.size <= maxBytes) break
  }
  // Frees the canvas's memory now rather than at some later time.
  canvas.width = 0
  if (!smallest) throw new Error('This browser writes no JPEG')
  return smallest
}

/**
 * Converts a photo to a JPEG with a longest side of 1,600 pixels, without the place and time that
 * cameras record. Resolves to the reason if the file is not usable. Never throws.
 *
 * Uses an `<img>`, because browsers agree on how it rotates and scales a photo, but not on
 * `createImageBitmap`. It also opens formats that only some browsers support, such as HEIC.
 */
export const shrink = async (file: File): Promise<Blob | Unusable> => {
  if (file.size === 0) return 'empty'
  if (!isFaithful()) return 'scrambled'
  if (file.size > maxBytesToOpen) return isPicture(file) ? 'tooLarge' : 'notPicture'
  const picture = new Image()
  picture.src = URL.createObjectURL(file)
  try {
    await picture.decode()
    return await encoded(drawn(picture))
  } catch (error) {
    console.error(error)
    return await whyNotOpened(file, picture).catch(() => 'broken' as const)
  } finally {
    URL.revokeObjectURL(picture.src)
    picture.src = ''
  }
}
