import { readFileSync } from 'node:fs'
import { expect, type Page, test } from 'playwright/test'
import { violations } from './axe.ts'
import { leadOf, wizard } from './wizard.ts'

const path = '/energy-savings-calculator'
const finish = (page: Page) => page.getByRole('button', { name: 'Get My Energy Savings Results' }).click()

/** $240 a month, 2,000 sq ft, a roof of 15 years, minimal insulation, air conditioning of 10: 0.7 x 0.8 x 0.7 = 0.392, so 50 %. */
const answer = async (page: Page, lastName: string) => {
  const { awake, next, person } = wizard(page)
  await page.goto(path)
  await awake()
  await page.getByRole('textbox', { name: 'Monthly bill in dollars a month' }).fill('$240')
  await next()
  await page.getByRole('textbox', { name: /Home size/ }).fill('2000')
  await next()
  await page.getByRole('textbox', { name: /Age of the roof/ }).fill('15')
  await next()
  await page.getByRole('radio', { name: /Minimal/ }).check()
  await next()
  await page.getByRole('textbox', { name: /Age of the air conditioner/ }).fill('10')
  await next()
  await person(lastName)
  await finish(page)
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('seven steps lead to four figures, a chart that is a table, and a lead in the inbox', async ({ page }) => {
      const lastName = `Energy ${viewport.width} ${Date.now()}`
      await answer(page, lastName)
      await expect(wizard(page).toast('Thank you!')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Your home could save $1,440 a year, Maya' })).toBeFocused()
      for (const figure of ['50%', '$120', '$1,440', '$28,800'])
        await expect(page.getByRole('definition').filter({ hasText: figure }).first()).toBeVisible()
      await expect(page.getByText('1,008 lbs')).toBeVisible()
      const chart = page.getByRole('table', { name: 'Savings added up, year by year' })
      await expect(chart.getByRole('row')).toHaveCount(21)
      await expect(chart.getByRole('row', { name: /^20/ })).toContainText('$28,800')
      await expect(page.getByText('$12,480–$28,800')).toBeVisible()
      await expect(page.getByText('This is a typical cost range, not a promise of cover.')).toBeVisible()

      const { lead, field } = await leadOf(page, lastName)
      await expect(lead.getByRole('heading')).toHaveText(`Energy report for Maya ${lastName}`)
      for (const [name, value] of Object.entries({
        currentBill: '240',
        homeSize: '2000',
        roofAge: '15',
        insulation: 'minimal',
        hvacAge: '10',
        monthlySavings: '$120',
        annualSavings: '$1,440',
        source: 'Energy Savings Calculator',
      }))
        await expect(field(name)).toHaveText(value)
    })

    test('axe finds nothing on any step or on the result', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { awake, next } = wizard(page)
      await page.goto(path)
      await awake()
      for (let step = 1; step <= 5; step++) {
        expect(await violations(page), `step ${step}`).toEqual([])
        await next()
      }
      await wizard(page).person('Axe')
      await finish(page)
      await expect(page.getByRole('heading', { name: /Maya/ })).toBeVisible()
      expect(await violations(page), 'result').toEqual([])
    })
  })
}

test('every wrong number is told its range', async ({ page }) => {
  const { awake, next } = wizard(page)
  await page.goto(path)
  await awake()
  for (const [name, wrong, right, message] of [
    [/Monthly bill/, '49', '150', 'Enter a monthly bill between $50 and $1,000'],
    [/Home size/, '1e9', '1500', 'Enter a size between 500 and 10,000 sq ft'],
    [/Age of the roof/, '51', '10', 'Enter an age between 0 and 50 years'],
  ] as const) {
    await page.getByRole('textbox', { name }).fill(wrong)
    await next()
    await expect(page.getByText(message)).toBeVisible()
    await page.getByRole('textbox', { name }).fill(right)
    await next()
  }
  await next()
  await page.getByRole('textbox', { name: /air conditioner/ }).fill('31')
  await next()
  await expect(page.getByText('Enter an age between 0 and 30 years')).toBeVisible()
})

test('a home with nothing to save is told so', async ({ page }) => {
  const { awake, skip, next, person } = wizard(page)
  await page.goto(path)
  await awake()
  await skip(2)
  await page.getByRole('textbox', { name: /Age of the roof/ }).fill('0')
  await next()
  await page.getByRole('radio', { name: /Excellent/ }).check()
  await next()
  await page.getByRole('slider', { name: 'Age of the air conditioner' }).fill('0')
  await next()
  await person('New')
  await finish(page)
  await expect(page.getByRole('heading', { name: 'Your home already does well, Maya' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '0%' }).first()).toBeVisible()
})

test('the report is downloaded under the name of its reader', async ({ page }) => {
  await answer(page, 'O’Brien-Núñez')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the detailed report' }).click()])
  expect(file.suggestedFilename()).toMatch(/^energy-report-maya-o-?brien-nunez-\d{4}-\d\d-\d\d\.html$/)
  expect(readFileSync(await file.path(), 'utf8')).toContain('$28,800')
})

test('the hero makes its offer with what it depends on', async ({ page }) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Save Up to 30% on Energy Bills')
  await expect(page.getByText(/Many homes save far less/)).toBeVisible()
})
