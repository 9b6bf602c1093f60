import { readFileSync } from 'node:fs'
import {
  energySavings,
  typicalRoofCost,
  yearlyShare,
} from '../../components/calculators/energy/rule.ts'
import { createFormats } from '../../components/calculators/engine/formats.ts'
import { say } from '../../content/schema/message.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { violations } from './axe.ts'
import { business, calculators, prices, shown } from './content.ts'
import { leadOf, type Visitor, visitor } from './leads.ts'
import { comeBackTo, personOf, screensWithCoveredControls, wizard } from './wizard.ts'
import { words } from './words.ts'

const { energy, energyResult } = words
const calculator = calculators.find(({ slug }) => slug !== linkedPages.roofCalculator.slug)
const path = calculator ? addressOf(calculator) : ''

const phone = { width: 390, height: 844 }

const finish = (page: Page) =>
  page.getByRole('button', { name: energy.finish, exact: true }).click()
const number = (page: Page, question: 'currentBill' | 'homeSize' | 'roofAge' | 'hvacAge') =>
  page.getByRole('textbox', { name: energy.questions[question].label })
const insulation = (page: Page, level: keyof typeof energy.labels.insulation) =>
  page.getByRole('radio', { name: shown(energy.labels.insulation[level]) })
const figure = (page: Page, text: string) =>
  page.getByRole('definition').filter({ hasText: text }).first()

const open = async (page: Page) => {
  await page.goto(path)
  await wizard(page).awake()
}

const { money, count, percent } = createFormats('en-US', words.wizard.units)
const input = {
  currentBill: 240,
  homeSize: 2000,
  roofAge: 15,
  insulation: 'minimal',
  hvacAge: 10,
} as const
const savings = energySavings(input, prices.energy)
const [monthly, annual, inTwentyYears] = [
  money(savings.monthlySavings),
  money(savings.annualSavings),
  money(savings.twentyYearSavings),
]
const typical = typicalRoofCost(input.homeSize, prices.energy)

const answer = async (page: Page, who: Visitor) => {
  const { next, person } = wizard(page)
  await open(page)
  await number(page, 'currentBill').fill('$240')
  await next()
  await number(page, 'homeSize').fill('2000')
  await next()
  await number(page, 'roofAge').fill('15')
  await next()
  await insulation(page, 'minimal').check()
  await next()
  await number(page, 'hvacAge').fill('10')
  await next()
  await person(who)
  await finish(page)
}

test.describe('on a phone', () => {
  test.use({
    viewport: phone,
    contextOptions: { reducedMotion: 'no-preference' },
  })

  test('seven steps lead to four figures, a chart that is a table, a lead in the inbox, and a report to download', async ({
    page,
    request,
  }) => {
    const who = visitor()
    await answer(page, who)
    await wizard(page).toast(energy.ready.title).hover()
    expect(await screensWithCoveredControls(page)).toEqual([])
    await test.step('the hero makes its offer with what it depends on beside it', async () => {
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(shown(calculator?.heading ?? ''))
      await expect(page.locator('h1 + p')).toHaveText(shown(calculator?.lead ?? ''))
    })
    // Where the result is more than the page promises, the heading names what the promise comes to.
    const promise = Number(/[\d.]+(?=%)/.exec(business.claims.energySavings?.text ?? '') ?? 100)
    const { abovePromise, saving } = energyResult
    const title =
      promise < savings.savingsPercentage
        ? say(abovePromise.title, {
            savings: money(yearlyShare(input.currentBill, promise)),
            firstName: 'Maya',
          })
        : say(saving.title, { savings: annual, firstName: 'Maya' })
    await expect(page.getByRole('heading', { name: title })).toBeFocused()
    for (const text of [percent(savings.savingsPercentage / 100), monthly, annual, inTwentyYears])
      await expect(figure(page, text)).toBeVisible()
    await expect(
      page.getByText(say(energyResult.pounds, { count: count(savings.co2Reduction) })),
    ).toBeVisible()
    const chart = page.getByRole('table', { name: energyResult.longView.caption })
    await expect(chart.getByRole('row')).toHaveCount(21)
    await expect(chart.getByRole('row', { name: /^20/ })).toContainText(inTwentyYears)
    await expect(page.getByText(`${money(typical.min)}–${money(typical.max)}`)).toBeVisible()
    await expect(page.getByText(energyResult.insurance.note)).toBeVisible()
    expect(await leadOf(request, who)).toMatchObject({
      _subject: `Energy report for Maya ${who.name}`,
      currentBill: '240',
      homeSize: '2000',
      roofAge: '15',
      insulation: 'minimal',
      hvacAge: '10',
      monthlySavings: monthly,
      annualSavings: annual,
      source: 'Energy Savings Calculator',
    })
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: energyResult.download }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^energy-report-maya-${who.name.toLowerCase()}-\\d{4}-\\d\\d-\\d\\d\\.html$`),
    )
    expect(readFileSync(await file.path(), 'utf8')).toContain(inTwentyYears)
  })
})

test('axe finds nothing on any step or on the result', async ({ page }) => {
  await page.setViewportSize(phone)
  const { next, fillIn, line } = wizard(page)
  await open(page)
  for (let step = 1; step <= 5; step++) {
    expect(await violations(page, '[data-island]'), `step ${step}`).toEqual([])
    await next()
  }
  expect(await violations(page, '[data-island]'), 'step 6').toEqual([])
  await fillIn(visitor())
  await next()
  expect(await violations(page, '[data-island]'), 'step 7').toEqual([])
  await line('address').fill('1 Main Street, Miami')
  await finish(page)
  await expect(page.getByRole('definition').first()).toBeVisible()
  expect(await violations(page), 'result').toEqual([])
})

test('axe finds nothing on the last step or on the result on a desktop', async ({ page }) => {
  await comeBackTo(page, { path, calculator: 'energy', step: 7, person: personOf(visitor()) })
  await open(page)
  await wizard(page).step(7)
  expect(await violations(page, '[data-island]'), 'step 7').toEqual([])
  await finish(page)
  await expect(page.getByRole('definition').first()).toBeVisible()
  expect(await violations(page), 'result').toEqual([])
})

test('every wrong number is told its range, and a home with nothing to save is told so', async ({
  page,
}) => {
  const { next, person } = wizard(page)
  await open(page)
  const correct = async (
    question: Parameters<typeof number>[1],
    wrong: string,
    limits: Record<'min' | 'max', string>,
    right: string,
  ) => {
    await number(page, question).fill(wrong)
    await next()
    await expect(page.getByText(say(energy.questions[question].message, limits))).toBeVisible()
    await number(page, question).fill(right)
    await next()
  }
  await correct('currentBill', '49', { min: '$50', max: '$1,000' }, '150')
  await correct('homeSize', '1e9', { min: '500', max: '10,000' }, '1500')
  await correct('roofAge', '51', { min: '0', max: '50' }, '0')
  await insulation(page, 'excellent').check()
  await next()
  await page.getByRole('slider', { name: energy.questions.hvacAge.label }).fill('0')
  await expect(number(page, 'hvacAge')).toHaveValue('0')
  await correct('hvacAge', '31', { min: '0', max: '30' }, '0')
  await person(visitor())
  await finish(page)
  await expect(
    page.getByRole('heading', {
      name: say(energyResult.nothingToSave.title, { firstName: 'Maya', savings: '$0' }),
    }),
  ).toBeVisible()
  await expect(figure(page, '0%')).toBeVisible()
})
