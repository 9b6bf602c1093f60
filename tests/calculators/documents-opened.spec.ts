import type { RoofCostInput } from '../../components/calculators/roof/rule.ts'
import { allLanguages, defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { featureIds } from '../../content/schema/options.ts'
import { violations } from '../site/axe.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { documentsIn, roof, voucher } from './samples.ts'

const input: RoofCostInput = {
  ...roof,
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

const open = async (page: Page, content: string) => {
  // The policy of a document stays with the page it is written into.
  await page.goto('about:blank')
  await page.setContent(content, { waitUntil: 'load' })
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

for (const kind of ['estimate', 'report'] as const) {
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
