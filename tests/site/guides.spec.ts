import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { builtPages, htmlOf } from './built-site.ts'
import { guides, services } from './content.ts'

const glossary = addressOf(linkedPages.glossary)
const mark = 'interestfor='

/** The page with the most terms. */
const [{ path } = { path: '' }] = [...builtPages].sort(
  (a, b) => b.html.split(mark).length - a.html.split(mark).length,
)

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('without JavaScript, on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, javaScriptEnabled: false })

  test('a term shows its definition to a pointer, to the keyboard and to a finger, until Escape', async ({
    page,
  }) => {
    await page.goto(path)
    const term = page.locator(`[${mark.slice(0, -1)}]`).last()
    const link = page.locator(`#${await term.getAttribute('popovertarget')}`).getByRole('link')
    const ways = {
      pointer: async () => {
        await term.hover()
        await expect(link).toBeVisible()
        // It stays while the pointer goes over to it.
        await link.hover()
      },
      keyboard: async () => {
        await page.mouse.move(0, 0)
        await term.focus()
        await page.keyboard.press('Shift+Tab')
        await page.keyboard.press('Tab')
      },
      finger: () => term.tap(),
    }
    for (const [name, show] of Object.entries(ways))
      await test.step(name, async () => {
        await expect(link).toBeHidden()
        await show()
        await expect(link).toBeInViewport({ ratio: 1 })
        expect(await overflow(page)).toBe(0)
        await page.keyboard.press('Escape')
        await expect(link).toBeHidden()
      })
    await term.tap()
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${glossary}#.+`))
  })
})

test('a page explains each term once, six of them at most, and its definition is told to who cannot see it', () => {
  for (const { path, html } of builtPages) {
    const ids = [...html.matchAll(/ interestfor="([^"]+)" aria-describedby="([^"]+)"/g)]
    expect(ids.length, path).toBe(html.split(mark).length - 1)
    expect(new Set(ids.map(([, id]) => id)).size, path).toBe(ids.length)
    expect(ids.length, path).toBeLessThanOrEqual(path === glossary ? 0 : 6)
    for (const [, id, described] of ids) {
      expect(described, path).toBe(id)
      expect(html.split(` id="${id}"`), path).toHaveLength(2)
    }
  }
  expect(htmlOf(path)).toContain(mark)
})

test('the page of a service links to the guides that name it', () => {
  expect(guides.flatMap((guide) => guide.services ?? []).length).toBeGreaterThan(0)
  for (const service of services) {
    const main = htmlOf(addressOf(service)).replace(/<footer.*/s, '')
    for (const guide of guides.filter((one) => one.services?.includes(service.slug)))
      expect(main).toContain(`href="${addressOf(guide)}"`)
  }
})

test('a guide says in words on which days it was published and updated', () => {
  const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  for (const { published, updated, ...guide } of guides)
    for (const day of updated ? [published, updated] : [published])
      expect(htmlOf(addressOf(guide))).toContain(
        `<time dateTime="${day}">${inWords.format(new Date(day))}</time>`,
      )
})
