import { createFormats } from '../../components/calculators/engine/formats.ts'
import { paymentPlans } from '../../components/calculators/roof/estimate.ts'
import { roofCost } from '../../components/calculators/roof/rule.ts'
import { say } from '../../content/schema/message.ts'
import { expect, test } from '../strict-test.ts'
import { violations } from './axe.ts'
import { business, prices } from './content.ts'
import { leadOf, visitor } from './leads.ts'
import { months, roofCalculator, roofCalculatorPath, squareFeet } from './roof-calculator.ts'
import { words } from './words.ts'

const { roof, roofResult, wizard: wizardWords } = words
const { money, price } = createFormats('en-US', words.wizard.units)
const phone = { width: 390, height: 844 }

test.describe('on a phone', () => {
  test.use({
    viewport: phone,
    contextOptions: { reducedMotion: 'no-preference' },
  })

  test('a visitor goes through all eight steps and gets the range that the page explains, and the lead is in the inbox', async ({
    page,
    request,
  }) => {
    const who = visitor()
    const {
      open,
      next,
      step,
      question,
      choice,
      number,
      slider,
      person,
      backButton,
      finish,
      toast,
      estimate,
    } = roofCalculator(page)
    await open()
    await step(1)
    await expect(page.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      say(wizardWords.step, { step: 1, steps: 8 }),
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
    await step(7)
    await person(who)
    await step(8)
    await expect(backButton).toBeVisible()
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
    await expect(estimate).toBeFocused()
    await expect(page.getByText(`${money(cost.min)}–${money(cost.max)}`)).toBeVisible()
    await expect(
      page.getByRole('row').filter({ hasText: roofResult.breakdown.total }),
    ).toContainText(money(cost.total))
    await expect(
      page.getByText(say(roofResult.answers.grade, { grade: roofResult.grades.standard })),
    ).toBeVisible()
    await expect(
      page.getByRole('row', { name: `${roof.labels.roofType.tile} ${money(tile.min)}` }),
    ).toContainText(money(tile.max))
    await expect(page.getByRole('row', { name: months(term.months) })).toContainText(
      money(term.monthlyPayment),
    )

    const lead = await leadOf(request, who)
    const sent = {
      firstName: 'Maya',
      lastName: who.name,
      email: who.email,
      phone: '(305) 555-0142',
      address: '1 Main Street, Miami 33101',
      roofType: 'shingle',
      squareFootage: '2000',
      roofSlope: 'medium',
      currentAge: '20',
      damageLevel: 'none',
      features: '',
      costEstimate: `${money(cost.min)} - ${money(cost.max)}`,
      source: 'Roof Replacement Calculator',
    }
    expect(lead).toMatchObject({ ...sent, _subject: `Roof estimate for Maya ${who.name}` })
    expect(Object.keys(lead).filter((field) => field in sent)).toEqual(Object.keys(sent))
  })
})

test('the whole wizard works by keyboard alone', async ({ page }) => {
  const { open, choice, question, number, step, estimate } = roofCalculator(page)
  await open()
  await choice('roofType', 'shingle').focus()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await press('ArrowRight', 'Enter')
  await expect(question('squareFootage')).toBeFocused()
  await press('Tab', 'Tab', 'ArrowRight')
  await expect(number('squareFootage')).toHaveValue('1550')
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
  await expect(estimate).toBeFocused()
  const { roofType, roofSlope, features } = roof.labels
  for (const answer of [
    roofType.tile,
    squareFeet('1,550'),
    roofSlope.steep,
    features['impact-resistant'],
  ])
    await expect(page.getByText(answer, { exact: true }).first()).toBeVisible()
})

test('axe finds nothing on any step, on the messages or on the result', async ({ page }) => {
  await page.setViewportSize(phone)
  const { open, next, line, toast, fillIn, finish, estimate } = roofCalculator(page)
  await open()
  for (let step = 1; step <= 6; step++) {
    expect(await violations(page, '[data-island]'), `step ${step}`).toEqual([])
    await next()
  }
  await next()
  await expect(page.getByText(wizardWords.personal.messages.firstName)).toBeVisible()
  await expect(toast(wizardWords.checkInputs.title)).toBeVisible()
  expect(await violations(page), 'messages').toEqual([])
  await fillIn(visitor())
  await next()
  expect(await violations(page, '[data-island]'), 'step 8').toEqual([])
  await line('address').fill('1 Main Street, Miami')
  await finish()
  await expect(estimate).toBeVisible()
  await page.getByRole('button', { name: roofResult.next.email }).click()
  expect(await violations(page), 'result').toEqual([])
})

test('axe finds nothing on the last step or on the result on a desktop', async ({ page }) => {
  const { openLast, finish, estimate } = roofCalculator(page)
  await openLast(visitor())
  expect(await violations(page, '[data-island]'), 'step 8').toEqual([])
  await finish()
  await expect(estimate).toBeVisible()
  await page.getByRole('button', { name: roofResult.next.email }).click()
  expect(await violations(page), 'result').toEqual([])
})

test('steps and the bar of the result move in, and stand still where less motion is wished for', async ({
  page,
}) => {
  const { awake, next, back, number, toast, skip, person, finish, estimate } = roofCalculator(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    Object.assign(window, { moved: [] })
    Element.prototype.animate = function (frames, options) {
      Reflect.get(window, 'moved').push(JSON.stringify(frames))
      return animate.call(this, frames, options)
    }
  })
  const moved = () => page.evaluate(() => Reflect.get(window, 'moved') as string[])
  const hasMoved = (frames: string) =>
    expect.poll(async () => (await moved()).join()).toContain(frames)
  const notice = toast(wizardWords.checkInputs.title)
  const mistake = async () => {
    await number('squareFootage').fill('1')
    await next()
    await expect(notice).toBeVisible()
  }
  /** What moves is loaded once the wizard works. */
  await page.goto(roofCalculatorPath, { waitUntil: 'networkidle' })
  await awake()
  await next()
  await hasMoved('translateX(32px)')
  await mistake()
  await back()
  await hasMoved('translateX(-32px)')
  // Answers given in a hurry while steps move are no matter of this test.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await next()
  await number('squareFootage').fill('1500')
  await skip(5)
  await person(visitor())
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await finish()
  await expect(estimate).toBeVisible()
  await hasMoved('backgroundSize')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  // A link to answers starts at the first step.
  await page.goto(`${roofCalculatorPath}?currentAge=12`, { waitUntil: 'networkidle' })
  await awake()
  await next()
  await mistake()
  expect(await moved()).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says how to get the same answer, and shows the prices', async ({ page }) => {
    await page.goto(roofCalculatorPath)
    const noScript = page.locator('noscript')
    // Not by text: Playwright takes what is in a <noscript> for unseen.
    await expect(noScript.locator('strong')).toHaveText(wizardWords.noScript.title)
    await expect(noScript.locator('strong')).toBeInViewport()
    await expect(noScript.locator('a').last()).toHaveAttribute('href', '/contact')
    await expect(roofCalculator(page).nextButton).toBeHidden()
    await expect(
      page.getByRole('cell', { name: price(prices.roof.roofType.tile), exact: true }),
    ).toBeVisible()
  })
})
