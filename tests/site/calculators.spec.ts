import { readFileSync } from 'node:fs'
import { energySavings, savingsAt } from '../../components/calculators/energy/rule.ts'
import { createFormats } from '../../components/calculators/engine/formats.ts'
import { paymentPlans } from '../../components/calculators/roof/estimate.ts'
import { roofCost } from '../../components/calculators/roof/rule.ts'
import { say, sayCount } from '../../content/schema/message.ts'
import { kilobyte } from '../../scripts/report/weight.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { sizeOf } from './built-site.ts'
import { calculator, personOf } from './calculator.ts'
import { business, prices } from './content.ts'
import { leadOf, visitor } from './leads.ts'
import { words } from './words.ts'

const { roof, roofResult, energyResult, wizard } = words
const { money, price, percent } = createFormats('en-US', words.wizard.units)

/** The scripts that a page loads from now on. */
const scriptsOf = (page: Page) => {
  const loaded = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) loaded.add(pathname)
  })
  return loaded
}
const expectSize = (loaded: Iterable<string>, least: number, most: number) => {
  expect(sizeOf(loaded)).toBeGreaterThan(least * kilobyte)
  expect(sizeOf(loaded)).toBeLessThanOrEqual(most * kilobyte)
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'no-preference' },
  })

  test('a visitor goes through all steps of the roof calculator and gets the range that the page explains and a download from 82 KB of script at first and 103 KB at most, and the lead is in the inbox', async ({
    page,
    request,
  }) => {
    const who = visitor()
    const loaded = scriptsOf(page)
    const { open, next, step, question, choice, number, slider, person, finish, toast, result } =
      calculator(page, 'roof')
    await open()
    // What moves is loaded once the wizard works, and what comes after the first step later.
    await page.waitForLoadState('networkidle')
    expectSize(loaded, 60, 82)
    await step(1)
    await expect(page.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      say(wizard.step, { step: 1, steps: 8 }),
    )
    await choice('roofType', 'shingle').check()
    await next()
    await expect(question('squareFootage')).toBeFocused()
    await number('squareFootage').fill('2,000')
    await next()
    await choice('roofSlope', 'medium').check()
    await next()
    await slider('currentAge').fill('20')
    await expect(number('currentAge')).toHaveValue('20')
    await next()
    await choice('damageLevel', 'none').check()
    await next()
    await expect(page.getByRole('checkbox')).toHaveCount(Object.keys(roof.labels.features).length)
    await next()
    await person(who)
    await finish()

    const answers = {
      roofType: 'shingle',
      squareFootage: 2000,
      roofSlope: 'medium',
      currentAge: 20,
      damageLevel: 'none',
      features: [],
    } as const
    const cost = roofCost(answers, prices.roof)
    const tile = roofCost({ ...answers, roofType: 'tile' }, prices.roof)
    const [term = { months: 0, monthlyPayment: 0 }] = paymentPlans(cost.total, business.financing)
    await expect(toast(roof.ready.title)).toBeVisible()
    await expect(result).toBeFocused()
    await expect(page.getByText(`${money(cost.min)}–${money(cost.max)}`)).toBeVisible()
    const months = sayCount(wizard.units.months, term.months, { locale: 'en-US' })
    for (const [row, figure] of [
      [roofResult.breakdown.total, cost.total],
      [`${roof.labels.roofType.tile} ${money(tile.min)}`, tile.max],
      [months, term.monthlyPayment],
    ] as const)
      await expect(page.getByRole('row', { name: row })).toContainText(money(figure))
    await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: roofResult.next.download }).click(),
    ])
    expectSize(loaded, 80, 103)

    // Its fields and their order: tests/leads/contract.test.ts.
    expect(await leadOf(request, who)).toMatchObject({
      ...personOf(who),
      currentAge: '20',
      costEstimate: `${money(cost.min)} - ${money(cost.max)}`,
    })
  })

  test('the energy calculator leads to four figures, a chart that is a table, a lead in the inbox, and a report to download, from 82 KB of script at first and 103 KB at most', async ({
    page,
    request,
  }) => {
    const who = visitor()
    const loaded = scriptsOf(page)
    const { open, next, number, choice, person, finish, result } = calculator(page, 'energy')
    const input = {
      currentBill: 240,
      homeSize: 2000,
      roofAge: 15,
      insulation: 'minimal',
      hvacAge: 10,
    } as const
    await open()
    await page.waitForLoadState('networkidle')
    expectSize(loaded, 60, 82)
    for (const question of ['currentBill', 'homeSize', 'roofAge'] as const) {
      await number(question).fill(`$${input[question]}`)
      await next()
    }
    await choice('insulation', input.insulation).check()
    await next()
    await number('hvacAge').fill('10')
    await next()
    await person(who)
    await finish()

    const model = energySavings(input, prices.energy)
    // Where the model finds more than the page promises, what that comes to is set large.
    const promise = Number(/[\d.]+(?=%)/.exec(business.claims.energySavings?.text ?? '') ?? 100)
    const isAbove = promise < model.savingsPercentage
    const savings = isAbove ? savingsAt(promise, input.currentBill, prices.energy) : model
    const annualSavings = money(savings.annualSavings)
    const inTwentyYears = money(savings.twentyYearSavings)
    await expect(result).toBeFocused()
    await expect(result).toHaveText(
      say(energyResult[isAbove ? 'abovePromise' : 'saving'].title, {
        savings: annualSavings,
        firstName: 'Maya',
      }),
    )
    const percentage = percent(savings.savingsPercentage / 100)
    for (const text of [percentage, money(savings.monthlySavings), annualSavings, inTwentyYears])
      await expect(page.getByRole('definition').filter({ hasText: text }).first()).toBeVisible()
    const chart = page.getByRole('table', { name: energyResult.longView.caption })
    await expect(chart.locator('tr')).toHaveCount(21)
    await expect(chart.getByRole('row', { name: /^20/ })).toContainText(inTwentyYears)
    expect(await leadOf(request, who)).toMatchObject({
      hvacAge: '10',
      annualSavings: money(model.annualSavings),
    })
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: energyResult.download }).click(),
    ])
    expect(readFileSync(await file.path(), 'utf8')).toContain(inTwentyYears)
    expectSize(loaded, 80, 103)
  })
})

test('the whole wizard works by keyboard alone', async ({ page }) => {
  const { open, choice, question, number, step, result } = calculator(page, 'roof')
  await open()
  await choice('roofType', 'shingle').focus()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await press('ArrowRight', 'Enter')
  await expect(question('squareFootage')).toBeFocused()
  await press('Tab', 'Tab', 'ArrowRight')
  await expect(number('squareFootage')).toHaveValue('1,550')
  await press('Enter')
  await expect(question('roofSlope')).toBeFocused()
  await press('Tab', 'ArrowRight', 'Enter')
  await expect(question('currentAge')).toBeFocused()
  await press('Tab')
  await page.keyboard.type('5')
  await press('Enter')
  await step(5)
  await expect(question('damageLevel')).toBeFocused()
  await press('Tab', 'Enter')
  await expect(question('features')).toBeFocused()
  await press('Tab', 'Space', 'Enter')
  await expect(question('person')).toBeFocused()
  for (const text of ['Maya', 'Keys', 'maya@sample.example', '305 555 0142']) {
    await press('Tab')
    await page.keyboard.type(text)
  }
  await press('Enter')
  await expect(question('address')).toBeFocused()
  await press('Tab')
  await page.keyboard.type('1 Main Street, Miami')
  await press('Enter')
  await expect(result).toBeFocused()
  const { roofType, roofSlope, features } = roof.labels
  const size = say(wizard.units.squareFeet, { count: '1,550' })
  for (const answer of [roofType.tile, size, roofSlope.steep, features['impact-resistant']])
    await expect(page.getByText(answer, { exact: true }).first()).toBeVisible()
})

test('steps move in, and stand still where less motion is wished for', async ({ page }) => {
  const { path, hydrated, next, back, step } = calculator(page, 'roof')
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    Object.assign(window, { moved: [] })
    Element.prototype.animate = function (frames, options) {
      Reflect.get(window, 'moved').push(JSON.stringify(frames))
      return animate.call(this, frames, options)
    }
  })
  const moved = () => page.evaluate(() => String(Reflect.get(window, 'moved')))
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    // What moves is loaded once the wizard works. A link to answers starts at the first step.
    await page.goto(`${path}?currentAge=12`, { waitUntil: 'networkidle' })
    await hydrated()
    await next()
    await step(2)
    if (reducedMotion === 'no-preference') await expect.poll(moved).toContain('translateX(32px)')
    await back()
    await step(1)
    if (reducedMotion === 'no-preference') await expect.poll(moved).toContain('translateX(-32px)')
    else expect(await moved()).toBe('')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says how to get the same answer, and shows the prices', async ({ page }) => {
    const { path, nextButton } = calculator(page, 'roof')
    await page.goto(path)
    const noScript = page.locator('noscript')
    // Not by text: Playwright does not see the text in a <noscript>.
    await expect(noScript.locator('strong')).toHaveText(wizard.noScript.title)
    await expect(noScript.locator('strong')).toBeInViewport()
    await expect(noScript.locator('a').last()).toHaveAttribute('href', '/contact')
    await expect(nextButton).toBeHidden()
    await expect(
      page.getByRole('cell', { name: price(prices.roof.roofType.tile), exact: true }),
    ).toBeVisible()
  })
})
