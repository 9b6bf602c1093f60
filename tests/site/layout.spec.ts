import { fileOf, kinds } from '../../content/schema/kinds.ts'
import { addressIn, languageAt, originalAddress } from '../../content/schema/languages.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { site } from '../project-site.ts'
import { expect, test } from '../strict-test.ts'
import { htmlOf, pagePaths, readSiteFile, wholeLanguages } from './built-site.ts'
import { guides, pages, shown } from './content.ts'
import { phoneLink, samplePages } from './samples.ts'

/** The layout of every page. Its HTML alone is tested in pages.spec.ts and search.spec.ts. */

/** Runs in the page. Translators turn a page around for languages that are read from right to left. */
const measure = () => ({
  headings: document.querySelectorAll('h1').length,
  overflow: ['rtl', 'ltr'].map((direction) => {
    const { documentElement } = document
    documentElement.dir = direction
    return documentElement.scrollWidth - documentElement.clientWidth
  }),
})

test.use({ viewport: { width: 320, height: 640 } })

/** Runs in the page: doubles all fonts, as the settings of browsers do. */
const measureLarge = () => {
  const { documentElement } = document
  documentElement.style.fontSize = '200%'
  const found = {
    width: documentElement.scrollWidth,
    // A table scrolls in its own.
    cut: [...document.querySelectorAll('.surface:not(:has(> table))')]
      .filter((card) => card.scrollWidth > card.clientWidth)
      .map((card) => card.textContent),
    beyond: [...document.querySelectorAll('header [popovertarget]')].filter(
      (button) => button.getBoundingClientRect().right > 390,
    ).length,
  }
  documentElement.style.fontSize = ''
  return found
}

/** Returns the HTML of a page with all its styles inline, including those below the fold. */
const withStyles = (path: string) =>
  htmlOf(path).replace(
    /<link rel="stylesheet" href="([^"]+)" id="fold"\/>/g,
    (_, file: string) => `<style>${readSiteFile(file)}</style>`,
  )

/** Runs in the page: replaces its styles and body with those of another page. */
const showPage = (html: string) => {
  const shown = new DOMParser().parseFromString(html, 'text/html')
  const [own, other] = [document, shown].map((page) => page.querySelector('style'))
  if (own && other && own.textContent !== other.textContent) own.textContent = other.textContent
  document.body = shown.body
}

/** Runs in the page: returns the parts of a hero that the overlapping panel covers. */
const coveredByPanel = () => {
  const panel = document.querySelector('[data-stage]')
  const top = panel?.querySelector('form')?.getBoundingClientRect().top ?? 0
  return [...(panel?.previousElementSibling?.querySelectorAll('h1, p') ?? [])]
    .filter((text) => text.checkVisibility() && text.getBoundingClientRect().bottom > top)
    .map((text) => text.textContent)
}

/** Pages of every kind in the last language, whose words are longer. */
const samples = pagePaths.filter(
  (path) =>
    samplePages.includes(originalAddress(path)) && languageAt(path) === wholeLanguages.at(-1),
)
/** Every page, in parts that a busy machine lays out in time. */
const parts = Array.from({ length: Math.ceil(pagePaths.length / 50) }, (_, part) =>
  pagePaths.slice(50 * part, 50 * (part + 1)),
)

test.describe('shown in one tab', () => {
  // The policy of the site forbids replacing a page with another.
  test.use({ bypassCSP: true })

  // Laying out pages takes a tenth of the time of opening them.
  for (const [part, paths] of [samples, ...parts].entries())
    test(`${part ? `every page (${part})` : 'a page of each kind'} has one h1, and fits a phone with text of 200%`, {
      tag: part ? '@nightly' : [],
    }, async ({ page }) => {
      await page.goto('/')
      for (const path of paths) {
        await page.setViewportSize({ width: 320, height: 640 })
        await page.evaluate(showPage, withStyles(path))
        const found = await page.evaluate(measure)
        expect.soft(found, path).toEqual({ headings: 1, overflow: [0, 0] })
        await page.setViewportSize({ width: 390, height: 844 })
        const large = await page.evaluate(measureLarge)
        expect.soft(large, path).toEqual({ width: 390, cut: [], beyond: 0 })
      }
    })

  test('a form covers nothing of the hero it overlaps', async ({ page }) => {
    const paths = pagePaths.filter(
      (path) => samplePages.includes(originalAddress(path)) && htmlOf(path).includes('data-stage'),
    )
    expect(paths.length).toBeGreaterThan(0)
    await page.goto('/')
    for (const width of [320, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of paths) {
        await page.evaluate(showPage, withStyles(path))
        expect(await page.evaluate(coveredByPanel), `${path} at ${width} px`).toEqual([])
      }
    }
  })
})

test('a page shows the current year, and dates unchanged', async ({ page }) => {
  await page.clock.setFixedTime('2039-01-01T12:00:00')
  const [guide] = guides
  await page.goto(addressOf(guide ?? linkedPages.guides))
  await expect(page.getByRole('contentinfo')).toContainText('2039')
  await expect(page.locator('main time').first()).not.toContainText('2039')
})

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const language of wholeLanguages)
  test(`a hero in ${language} has its button, note and phone in the first view`, async ({
    page,
  }) => {
    const hero = page.getByRole('main').locator('section').first()
    for (const { kind, slug } of pages) {
      const { heroButton } = site.fields(fileOf(kind, slug), kinds[kind].schema, language)
      if (!heroButton) continue
      await page.goto(addressIn(language, addressOf({ kind, slug })))
      const button = hero.getByRole('link', { name: heroButton.label })
      await expect(button).toHaveAttribute('href', addressIn(language, heroButton.to))
      const call = hero.locator(`a[href="${phoneLink}"]`)
      for (const screen of screens) {
        await page.setViewportSize(screen)
        for (const part of [button, call, hero.getByText(shown(heroButton.note))])
          await expect(part).toBeInViewport({ ratio: 1 })
      }
    }
  })
