import { maxPhotos } from '../../components/leads/lead.ts'
import { say } from '../../content/schema/message.ts'
import { words } from './content.ts'
import { holdRequests, loaded } from './held-requests.ts'
import { waitingLeads } from './leads.ts'
import { samplePhotos } from './sample-photos.ts'
import { expect, test } from './test.ts'

const { problems } = words.photos

const readSent = (images: Element[]) =>
  Promise.all(
    images.map(async (image) => {
      const { src, naturalWidth, naturalHeight } = image as HTMLImageElement
      const file = await (await fetch(src)).blob()
      const hasNotes = (await file.text()).includes('Exif')
      return { size: [naturalWidth, naturalHeight], type: file.type, hasNotes }
    }),
  )

/** Runs in the page: drops a text file, and returns whether the browser would open it. */
const dropFile = (target: Element) => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['A note'], 'dropped.txt', { type: 'text/plain' }))
  return ['dragover', 'drop'].some((type) =>
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })),
  )
}

/** Runs in the page: returns noise for what it draws, as some browsers do against tracking. */
const returnNoise = () => {
  const { getImageData } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.getImageData = function (...area) {
    const image = getImageData.apply(this, area)
    crypto.getRandomValues(image.data)
    return image
  }
}

test.describe('read by the test', () => {
  // The policy allows a page to show files from memory, but not to fetch them.
  test.use({ bypassCSP: true })

  test('photos are rotated and shrunk, and other files reported', async ({ page, short }) => {
    const { portrait, large, unusable } = samplePhotos
    const { photos, element } = short
    const chosen = [...Object.values(unusable), await portrait(), await large()]
    await page.goto('/')
    // Several can be chosen before its script comes.
    await photos.field.setInputFiles(chosen)
    for (const [why, { name }] of Object.entries(unusable))
      await expect(element).toContainText(say(problems[why as keyof typeof unusable], { name }))
    await expect(photos.previews).toHaveCount(2)
    expect(await photos.previews.evaluateAll(readSent)).toEqual([
      { size: [1200, 1600], type: 'image/jpeg', hasNotes: false },
      { size: [1600, 1000], type: 'image/jpeg', hasNotes: false },
    ])
    await photos.field.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(photos.previews).toHaveCount(1)
    await expect(photos.field).toBeFocused()
    await expect(element).not.toContainText(say(problems.empty, { name: unusable.empty.name }))
    expect(await short.button('idle').evaluate(dropFile)).toBe(false)
    await expect(element).toContainText(say(problems.notPicture, { name: 'dropped.txt' }))
    // The browser opens no file that misses the form in the place of the page.
    expect(await page.locator('h1').evaluate(dropFile)).toBe(false)
    await photos.field.setInputFiles(Array(maxPhotos).fill(await portrait()))
    await expect(photos.previews).toHaveCount(maxPhotos)
    await expect(element.getByText(say(problems.tooMany, { most: maxPhotos }))).toHaveCount(1)
    await page.evaluate(returnNoise)
    await element.locator('[data-remove]').first().click()
    await photos.field.setInputFiles(await portrait())
    const { name } = await portrait()
    await expect(element).toContainText(say(problems.scrambled, { name }))
    await expect(photos.previews).toHaveCount(maxPhotos - 1)
  })
})

for (const [what, isLate] of [
  ['cannot be read', false],
  ['take long', true],
] as const)
  test(`photos that ${what} do not delay the message`, async ({ page, who, short }) => {
    const { photos, element } = short
    const { afterSending, photos: said } = words.forms
    if (isLate) await page.clock.install()
    await short.write(who)
    await short.behavior()
    const fail = await holdRequests(page, loaded)
    await photos.field.setInputFiles(await samplePhotos.portrait())
    await short.send()
    await expect(short.button('submitting')).toBeDisabled()
    // The page may be closed while it waits for them.
    await expect.poll(() => waitingLeads(page)).toBe(1)
    await (isLate ? page.clock.runFor(20_000) : fail('abort'))
    await expect(short.thanks).toBeVisible()
    await expect(element.getByText(said.notLoaded)).toBeHidden()
    await expect(element.getByText(afterSending.withoutPhotos)).toBeVisible()
    expect(await who.lead()).toMatchObject({
      count: '1',
      photos: expect.stringContaining('1 more'),
    })
    if (isLate) return
    await page.unroute(loaded)
    await photos.field.setInputFiles(await samplePhotos.portrait())
    await expect(photos.previews).toHaveCount(1)
  })
