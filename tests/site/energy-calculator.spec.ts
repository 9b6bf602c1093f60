import { readFileSync } from 'node:fs'
import { expect, type Page, test } from 'playwright/test'
import { addressOf, linkedPages } from '../../content/addresses.ts'
import { say } from '../../content/model/message.ts'
import { violations } from './axe.ts'
import { calculators, shown } from './content.ts'
import { leadOf, type Visitor, visitor } from './leads.ts'
import { screensWithCoveredPage, wizard } from './wizard.ts'
import { words } from './words.ts'

const { energy, energyResult } = words
const calculator = calculators.find(({ slug }) => slug !== linkedPages.roofCalculator.slug)
const path = calculator ? addressOf(calculator) : ''

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

/**
 * $240 a month, 2,000 sq ft, a roof of 15 years, minimal insulation, air conditioning of 10: 0.7 x
 * 0.8 x 0.7 = 0.392, so 50 %.
 */
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

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('seven steps lead to four figures, a chart that is a table, and a lead in the inbox', async ({
      page,
      request,
    }) => {
      const who = visitor()
      await answer(page, who)
      await wizard(page).toast(energy.ready.title).hover()
      expect(await screensWithCoveredPage(page)).toEqual([])
      const title = say(energyResult.saving.title, { savings: '$1,440', firstName: 'Maya' })
      await expect(page.getByRole('heading', { name: title })).toBeFocused()
      for (const text of ['50%', '$120', '$1,440', '$28,800'])
        await expect(figure(page, text)).toBeVisible()
      await expect(page.getByText(say(energyResult.pounds, { count: '1,008' }))).toBeVisible()
      const chart = page.getByRole('table', { name: energyResult.longView.caption })
      await expect(chart.getByRole('row')).toHaveCount(21)
      await expect(chart.getByRole('row', { name: /^20/ })).toContainText('$28,800')
      await expect(page.getByText('$12,480–$28,800')).toBeVisible()
      await expect(page.getByText(energyResult.insurance.note)).toBeVisible()
      expect(await leadOf(request, who)).toMatchObject({
        _subject: `Energy report for Maya ${who.name}`,
        currentBill: '240',
        homeSize: '2000',
        roofAge: '15',
        insulation: 'minimal',
        hvacAge: '10',
        monthlySavings: '$120',
        annualSavings: '$1,440',
        source: 'Energy Savings Calculator',
      })
    })

    test('axe finds nothing on any step or on the result', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
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
  })
}

test('every wrong number is told its range', async ({ page }) => {
  const { next, skip } = wizard(page)
  await open(page)
  for (const [question, wrong, right, limits] of [
    ['currentBill', '49', '150', { min: '$50', max: '$1,000' }],
    ['homeSize', '1e9', '1500', { min: '500', max: '10,000' }],
    ['roofAge', '51', '10', { min: '0', max: '50' }],
  ] as const) {
    await number(page, question).fill(wrong)
    await next()
    await expect(page.getByText(say(energy.questions[question].message, limits))).toBeVisible()
    await number(page, question).fill(right)
    await next()
  }
  await skip(1)
  await number(page, 'hvacAge').fill('31')
  await next()
  await expect(
    page.getByText(say(energy.questions.hvacAge.message, { min: '0', max: '30' })),
  ).toBeVisible()
})

test('a home with nothing to save is told so', async ({ page }) => {
  const { skip, next, person } = wizard(page)
  await open(page)
  await skip(2)
  await number(page, 'roofAge').fill('0')
  await next()
  await insulation(page, 'excellent').check()
  await next()
  await page.getByRole('slider', { name: energy.questions.hvacAge.label }).fill('0')
  await next()
  await person(visitor())
  await finish(page)
  await expect(
    page.getByRole('heading', {
      name: say(energyResult.nothingToSave.title, { firstName: 'Maya', savings: '$0' }),
    }),
  ).toBeVisible()
  await expect(figure(page, '0%')).toBeVisible()
})

test('the report is downloaded under the name of its reader', async ({ page }) => {
  await answer(page, { ...visitor(), name: 'O’Brien-Núñez' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: energyResult.download }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(
    /^energy-report-maya-o-?brien-nunez-\d{4}-\d\d-\d\d\.html$/,
  )
  expect(readFileSync(await file.path(), 'utf8')).toContain('$28,800')
})

test('the hero makes its offer with what it depends on beside it', async ({ page }) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown(calculator?.heading ?? ''))
  await expect(page.locator('h1 + p')).toHaveText(shown(calculator?.lead ?? ''))
})
