import { readFileSync } from 'node:fs'
import { download } from '../../components/calculators/engine/document/saving.ts'
import type { RoofCostInput } from '../../components/calculators/roof/rule.ts'
import { allLanguages, defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { featureIds } from '../../content/schema/options.ts'
import { violations } from '../site/axe.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { documentsIn, voucher } from './samples.ts'

const attack = `"><img src=x onerror=window.ran=1><script>window.ran=1</script>'`
const input: RoofCostInput = {
  roofType: 'tile',
  squareFootage: 10_000,
  roofSlope: 'steep',
  currentAge: 50,
  damageLevel: 'major',
  features: featureIds,
}
const bill = {
  currentBill: 1000,
  homeSize: 10_000,
  roofAge: 50,
  insulation: 'none',
  hvacAge: 30,
} as const

/**
 * Both documents with the largest figures there are, every field of the visitor filled with the
 * same text.
 */
const documentsFor = (typed: string, reference = typed, language: Language = defaultLanguage) => {
  const { roofOf, energyOf } = documentsIn(language)
  const visitor = { firstName: typed, lastName: typed, email: typed, phone: typed, address: typed }
  return {
    estimate: roofOf(input, { visitor, reference, voucher }),
    report: energyOf(bill, { visitor, reference }),
  }
}

/**
 * Opened as a file is: with scripting on, and nothing else there. Answers what it asked the network
 * for.
 */
const open = async (page: Page, content: string): Promise<string[]> => {
  // The policy of a document stays with the page it is written into.
  await page.goto('about:blank')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.setContent(content, { waitUntil: 'load' })
  // What would run at once has run by then.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  )
  return requests
}

/**
 * Evaluated in the page: the sheet hides what sticks out of it, so the width of the page would not
 * tell.
 */
const beyondTheEdge = (all: Element[]) =>
  all
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => one.outerHTML)
const onTwoLines = (all: Element[]) =>
  all
    .filter(
      (one) =>
        one.getBoundingClientRect().height >
        1.5 * Number.parseFloat(getComputedStyle(one).fontSize),
    )
    .map((one) => one.outerHTML)

const withoutPolicy = (content: string) => content.replace(/<meta http-equiv[^>]*>/, '')

for (const kind of ['estimate', 'report'] as const) {
  test(`the ${kind} runs nothing that a visitor typed, even without its policy`, async ({
    page,
  }) => {
    const guarded = documentsFor(attack)[kind]
    const unguarded = withoutPolicy(guarded)
    expect(unguarded).not.toBe(guarded)
    for (const content of [guarded, unguarded]) {
      expect(await open(page, content)).toEqual([])
      expect(await page.evaluate(() => Reflect.get(window, 'ran') as unknown)).toBeUndefined()
      expect(await page.locator('img, script').count()).toBe(0)
      await expect(page.getByText(attack, { exact: true }).first()).toBeVisible()
      await expect(page.locator('dd', { hasText: `${attack} ${attack}` })).toHaveText(
        `${attack} ${attack}`,
      )
    }
  })

  test(`the ${kind} fits every width in every language, and axe finds nothing`, async ({
    page,
  }) => {
    for (const language of allLanguages) {
      const { [kind]: content } = documentsFor(
        'maximiliana.featherstonehaugh@insurance.example',
        'K7QF29XY',
        language,
      )
      await open(page, content)
      for (const width of [320, 390, 1000]) {
        const at = `${language}, ${width} px`
        await page.setViewportSize({ width, height: 800 })
        const beyond = await page.locator('body *:not(svg *)').evaluateAll(beyondTheEdge)
        expect(beyond, at).toEqual([])
        expect(await page.locator('.big').evaluateAll(onTwoLines), at).toEqual([])
        // One language has the markup of the other, and a phone the layout of a smaller one.
        const isNew = language === defaultLanguage && width !== 390
        if (isNew) expect(await violations(page), at).toEqual([])
      }
    }
  })
}

test('each prints on two pages of Letter paper, however many lines it has', async ({ page }) => {
  const all = allLanguages.flatMap((language) =>
    Object.values(documentsFor('Maximiliana', 'K7QF29XY', language)),
  )
  for (const content of all) {
    await open(page, content)
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(2)
    expect(printed).toContain('/MediaBox [0 0 612 792]')
  }
})

test('a download saves the page under its name, byte for byte', async ({ page }) => {
  const { estimate } = documentsFor('Núñez 李')
  const saved = page.waitForEvent('download')
  await page.evaluate(
    `(${download})(${JSON.stringify('roof-estimate-2026-11-20.html')}, ${JSON.stringify(estimate)})`,
  )
  expect((await saved).suggestedFilename()).toBe('roof-estimate-2026-11-20.html')
  expect(readFileSync(await (await saved).path(), 'utf8')).toBe(estimate)
  expect(await page.locator('a').count()).toBe(0)
})
