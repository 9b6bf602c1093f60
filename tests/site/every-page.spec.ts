import { floridaDay } from '../../content/schema/day.ts'
import { fileOf, kinds } from '../../content/schema/kinds.ts'
import { addressIn, originalAddress } from '../../content/schema/languages.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { site } from '../project-site.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { htmlOf, pagePaths, readSiteFile, wholeLanguages } from './built-site.ts'
import { guides, pages, shown } from './content.ts'
import { phoneLink, samplePages } from './samples.ts'

/** Every page in a browser. What its HTML alone shows is in every-html.spec.ts and search.spec.ts. */

/** Others than the samples have the same scripts, and only their layout is measured. */
const openedPaths = pagePaths.filter((path) => samplePages.includes(originalAddress(path)))
const shownPaths = pagePaths.filter((path) => !openedPaths.includes(path))
const middle = Math.ceil(shownPaths.length / 2)

const problemsOf = (page: Page) => {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(message.text())
  })
  page.on('pageerror', (error) => found.push(error.message))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') found.push(`${request.url()} failed: ${reason}`)
  })
  return found
}

const measure = () => ({
  headings: document.querySelectorAll('h1').length,
  overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
})

test.use({ viewport: { width: 320, height: 640 } })

test('pages of every kind load without errors, fit 320 px and have one h1', async ({ page }) => {
  const problems = problemsOf(page)
  for (const path of openedPaths) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    expect(await page.evaluate(measure), path).toEqual({ headings: 1, overflow: 0 })
    expect(problems, path).toEqual([])
  }
})

/** The HTML of a page with all its styles in it, those below its fold too. */
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

/** Runs in the page: what of a hero the panel that overlaps it covers. */
const coveredByPanel = () => {
  const panel = document.querySelector('[data-stage]')
  const top = panel?.querySelector('form')?.getBoundingClientRect().top ?? 0
  return [...(panel?.previousElementSibling?.querySelectorAll('h1, p') ?? [])]
    .filter((text) => text.checkVisibility() && text.getBoundingClientRect().bottom > top)
    .map((text) => text.textContent)
}

/** Runs in the page: by how much a hero grows when the browser has read the panel below. */
const heroGrowth = () => {
  const panel = document.querySelector('[data-stage]')
  const hero = panel?.previousElementSibling
  const height = hero?.getBoundingClientRect().height ?? 0
  panel?.remove()
  return height - (hero?.getBoundingClientRect().height ?? 0)
}

test.describe('shown in one tab', () => {
  // The policy of the site forbids replacing a page with another.
  test.use({ bypassCSP: true })

  // Laying out pages takes a tenth of the time of opening them.
  for (const [half, paths] of [shownPaths.slice(0, middle), shownPaths.slice(middle)].entries())
    test(`every other page fits 320 px and has one h1 (half ${half + 1})`, async ({ page }) => {
      await page.goto(paths[0] ?? '/')
      for (const path of paths) {
        await page.evaluate(showPage, withStyles(path))
        expect(await page.evaluate(measure), path).toEqual({ headings: 1, overflow: 0 })
      }
    })

  test('a form covers nothing of the hero it overlaps, and does not move it', async ({ page }) => {
    const paths = openedPaths.filter((path) => htmlOf(path).includes('data-stage'))
    expect(paths.length).toBeGreaterThan(0)
    await page.goto('/')
    for (const width of [320, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of paths) {
        await page.evaluate(showPage, withStyles(path))
        expect(await page.evaluate(coveredByPanel), `${path} at ${width} px`).toEqual([])
        expect(await page.evaluate(heroGrowth), `${path} at ${width} px`).toBe(0)
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

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a button of a hero is in the first view, with its note and our phone, and offers with their conditions', async ({
      page,
    }) => {
      const hero = page.getByRole('main').locator('section').first()
      for (const language of wholeLanguages)
        for (const { kind, slug } of pages) {
          const path = addressIn(language, addressOf({ kind, slug }))
          const { heroButton } = site.fields(fileOf(kind, slug), kinds[kind].schema, language)
          if (!heroButton) continue
          await page.goto(path)
          const button = hero.getByRole('link', { name: heroButton.label })
          await expect(button).toHaveAttribute('href', addressIn(language, heroButton.to))
          const call = hero.locator(`a[href="${phoneLink}"]`)
          for (const part of [button, call, hero.getByText(shown(heroButton.note))])
            await expect(part).toBeInViewport({ ratio: 1 })
        }
      const today = floridaDay()
      for (const language of wholeLanguages)
        for (const promotion of Object.values(site.in(language).business.promotions))
          for (const path of (promotion.validUntil ?? today) < today ? [] : promotion.pages) {
            await page.goto(addressIn(language, path))
            for (const text of [promotion.text, promotion.conditions])
              await expect(page.getByText(shown(text)).first()).toBeVisible()
          }
    })
  })
