import sharp from 'sharp'

const file = (name: string, content: Buffer | string) => ({
  name,
  mimeType: name.endsWith('.txt') ? 'text/plain' : 'image/*',
  buffer: Buffer.from(content),
})

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })

/** A picture as a phone held upright takes it: lying, with a note that turns it, and a place. */
const portrait = async () =>
  file(
    'portrait.jpg',
    await plain(2000, 1500)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  )

/** Files that visitors choose as photos: two usable ones, and others that are not. */
export const samplePhotos = {
  portrait,
  large: async () => file('large.jpg', await plain(8000, 5000).jpeg().toBuffer()),
  unusable: {
    heic: file('IMG_0001.HEIC', '\0\0\0\x18ftypheic\0\0\0\0'),
    broken: file('broken.jpg', '\xff\xd8\xff\xe0 and no more'),
    empty: file('empty.jpg', ''),
    notPicture: file('note.txt', 'A note'),
  },
} as const
