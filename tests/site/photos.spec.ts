import { say } from '../../content/schema/message.ts'
import { expect, test } from '../strict-test.ts'
import { contactForm } from './contact-form.ts'
import { chunks, holdRequests } from './held-requests.ts'
import { takeTime, visitor } from './leads.ts'
import { samplePhotos } from './sample-photos.ts'
import { words } from './words.ts'

const { problems } = words.photos

test.describe('read by the test', () => {
  // The policy lets a page show files from memory, and not fetch them.
  test.use({ bypassCSP: true })

  test('photos are turned and made small, and other files are named', async ({ page }) => {
    const { portrait, large, unusable } = samplePhotos
    const { photos, island } = contactForm(page)
    await page.goto('/')
    await photos.field.focus()
    await expect(island).toHaveAttribute('data-hydrated', '')
    await photos.field.setInputFiles([...Object.values(unusable), await portrait(), await large()])
    for (const [why, { name }] of Object.entries(unusable))
      await expect(island).toContainText(say(problems[why as keyof typeof unusable], { name }))
    await expect(photos.previews).toHaveCount(2)
    const sent = await photos.previews.evaluateAll((images) =>
      Promise.all(
        images.map(async (image) => {
          const { src, naturalWidth, naturalHeight } = image as HTMLImageElement
          const file = await (await fetch(src)).blob()
          const hasNotes = (await file.text()).includes('Exif')
          return { size: [naturalWidth, naturalHeight], type: file.type, hasNotes }
        }),
      ),
    )
    expect(sent).toEqual([
      { size: [1200, 1600], type: 'image/jpeg', hasNotes: false },
      { size: [1600, 1000], type: 'image/jpeg', hasNotes: false },
    ])
    const { name } = unusable.empty
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(photos.previews).toHaveCount(1)
    await expect(photos.field).toBeFocused()
    await expect(island).not.toContainText(say(problems.empty, { name }))

    const dataTransfer = await page.evaluateHandle(() => {
      const dropped = new DataTransfer()
      dropped.items.add(new File(['A note'], 'dropped.txt', { type: 'text/plain' }))
      return dropped
    })
    await contactForm(page).button('idle').dispatchEvent('drop', { dataTransfer })
    await expect(island).toContainText(say(problems.notPicture, { name: 'dropped.txt' }))
  })
})

test('where photos cannot be read, a form is not sent without them', async ({ page }) => {
  const { photos, island, fill, field, button, send, thanks } = contactForm(page)
  await takeTime(page)
  await page.goto('/')
  await fill('short', visitor())
  await expect(island).toHaveAttribute('data-hydrated', '')
  const fail = await holdRequests(page, chunks)
  await photos.field.setInputFiles(await samplePhotos.portrait())
  await send()
  await expect(button('submitting')).toBeDisabled()
  fail('abort')
  await expect(photos.status).toContainText(words.forms.photos.notLoaded)
  await expect(field('name')).not.toHaveValue('')
  await page.unroute(chunks)
  await photos.field.setInputFiles(await samplePhotos.portrait())
  await expect(photos.previews).toHaveCount(1)
  await send()
  await expect(thanks).toBeVisible()
  await expect(photos.previews).toHaveCount(0)
})
