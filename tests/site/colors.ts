import type { Locator } from 'playwright/test'

/** How many colors a part of the page is made of: one, where nothing of it can be seen. */
export const colorsOf = async (part: Locator): Promise<number> => {
  const picture = (await part.screenshot()).toString('base64')
  return part.page().evaluate(async (png) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
    const pixels = new Map<string, number>()
    for (let at = 0; at < data.length; at += 4) {
      const color = `${data[at]} ${data[at + 1]} ${data[at + 2]}`
      pixels.set(color, (pixels.get(color) ?? 0) + 1)
    }
    // A few pixels at an edge are not yet something to see.
    return [...pixels.values()].filter((count) => count > 20).length
  }, picture)
}
