import { defaultLanguage } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { wholeLanguages } from './built-site.ts'
import { calculator } from './calculator.ts'
import { expect, test } from './test.ts'
import { words, wordsIn } from './words.ts'

/** Answers in reloads, history, links and languages, and the notices about them. */

const { result: resultWords } = words.wizard
const language = wholeLanguages.at(-1) ?? defaultLanguage

test('answers and steps survive reloads and follow the history', async ({ page, roof }) => {
  await roof.open()
  await roof.choice('roofType', 'metal').check()
  await roof.next()
  await roof.number('squareFootage').fill('2345')
  await roof.next()
  await roof.step(roof.after('squareFootage'))
  await page.reload()
  await roof.step(roof.after('squareFootage'))
  await page.goBack()
  await roof.step('squareFootage')
  await expect(roof.number('squareFootage')).toHaveValue('2,345')
  await roof.back()
  await expect(roof.choice('roofType', 'metal')).toBeChecked()
  await page.goForward()
  await roof.step('squareFootage')

  await roof.next()
  await roof.step(roof.after('squareFootage'))
  await page.getByRole('link', { name: words.layout.skip }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${roof.path}#main`)
  await roof.step(roof.after('squareFootage'))
  await page.goBack()
  await roof.step('squareFootage')
})

test('a step does not block the page, and a second press skips none', async ({ page, roof }) => {
  await roof.open()
  const entries = await page.evaluate(() => history.length)
  const shownAtOnce = await page.locator('[data-stage] form').evaluate(async (form) => {
    const next = () => (form as HTMLFormElement).requestSubmit()
    next()
    // Everything rendered in one task is there by now.
    await Promise.resolve()
    next()
    return form.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')
  })
  expect(shownAtOnce).toBe('1')
  await roof.step('squareFootage')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
})

test('a result belongs to the answers it was sent with', async ({ page, who, roof }) => {
  const translated = calculator(page, 'roof', language)
  await roof.openResult(who)
  await test.step('only the stored result names the visitor', async () => {
    const named = await page.evaluate(
      (secret) =>
        [sessionStorage, localStorage].flatMap((storage) =>
          Object.entries(storage).flatMap(([key, text]) => (text.includes(secret) ? key : [])),
        ),
      who.email,
    )
    expect(named).toEqual(['calculator-roof-finished'])
  })
  await test.step('a link to the scenario carries no person', async () => {
    const link = await page
      .getByRole('textbox', { name: resultWords.scenario.heading })
      .inputValue()
    expect(link).toContain('squareFootage=1500')
    for (const personal of ['Maya', who.name, 'sample', '555', 'Main'])
      expect(link).not.toContain(personal)
  })
  await test.step('another language shows it without sending anything', async () => {
    await translated.open()
    await expect(translated.result).toBeVisible()
    expect(await who.leads()).toMatchObject([{ count: '1', language: defaultLanguage }])
  })
  await test.step('after a change, forward does not show it', async () => {
    const { changeAnswers: change } = wordsIn(language).wizard.result
    await page.getByRole('button', { name: change }).click()
    await translated.line('address').fill('2 Other Street, Miami 33101')
    await page.goForward()
    await expect(translated.question('address')).toBeVisible()
    await expect(translated.nextButton).toBeHidden()
    await expect(translated.result).toHaveCount(0)
  })
})

test('two tabs have their own answers and results', async ({ page, who, roof }) => {
  const other = await page.context().newPage()
  const there = calculator(other, 'roof')
  await roof.open('?squareFootage=1200')
  await roof.skipTo('person')
  await roof.person(who)
  await there.open('?squareFootage=9000')
  await there.skipTo('roofSlope')
  await page.reload()
  await roof.hydrated()
  await roof.finish()
  await expect(roof.result).toBeVisible()
  await there.back()
  await there.number('squareFootage').fill('8000')
  await page.reload()
  await expect(roof.result).toBeVisible()
  await other.reload()
  await expect(there.number('squareFootage')).toHaveValue('8,000')
  expect(await who.lead()).toMatchObject({ squareFootage: '1200', count: '1' })
  // A tab without answers begins with those that were given last.
  const empty = await page.context().newPage()
  await calculator(empty, 'roof').open()
  await calculator(empty, 'roof').next()
  await expect(calculator(empty, 'roof').number('squareFootage')).toHaveValue('8,000')
})

for (const hours of [-2, 2])
  test(`a clock that jumps ${hours} hours hides no result`, async ({ page, who, roof }) => {
    await roof.openResult(who)
    await page.clock.setFixedTime(Date.now() + hours * 3_600_000)
    await page.getByRole('button', { name: resultWords.changeAnswers }).click()
    await roof.line('address').fill('2 Other Street, Miami 33101')
    await roof.finish()
    await expect(roof.result).toBeVisible()
    await page.reload()
    await expect(roof.result).toBeVisible()
    expect(await who.leads()).toHaveLength(2)
  })

test('a link without every answer keeps the others, and says so', async ({ page, roof }) => {
  const { squareFootage, ...others } = words.roof.questions
  const missing = [squareFootage, others.currentAge, others.damageLevel, others.features]
  const told = page.getByText(
    say(words.wizard.linkIncomplete, {
      questions: missing.map(({ label }) => label).join(', '),
    }),
  )
  await roof.openStep('squareFootage')
  await roof.number('squareFootage').fill('2345')
  await roof.next()
  await roof.open('?roofType=metal&amp;roofSlope=steep&squareFootage=20.')
  await expect(page).toHaveURL(roof.path)
  await expect(roof.choice('roofType', 'metal')).toBeChecked()
  await expect(told).toBeVisible()
  await roof.next()
  await expect(told).toHaveCount(0)
  await expect(roof.number('squareFootage')).toHaveValue('2,345')
  await roof.next()
  await expect(roof.choice('roofSlope', 'steep')).toBeChecked()
})

const { checkInputs } = words.wizard
const sizeMessage = say(words.roof.questions.squareFootage.message, { min: '500', max: '10,000' })

test('a wrong answer keeps the step, and one notice says so', async ({ page, roof }) => {
  const size = roof.number('squareFootage')
  await roof.openStep('squareFootage')
  for (const [wrong, message] of [
    ['', sizeMessage],
    ['499', sizeMessage],
    ['10001', sizeMessage],
    ['1e9', words.inputs.number.number],
    ['large', words.inputs.number.number],
  ] as const) {
    await size.fill(wrong)
    await roof.next()
    await roof.step('squareFootage')
    await expect(size).toBeFocused()
    await expect(size).toHaveAccessibleDescription(message)
    await expect(roof.toast(checkInputs.title)).toHaveCount(1)
  }
  // Other inputs are tested in tests/form.
  for (const [typed, understood] of [
    ['2000 sq ft', '2,000'],
    ['2.000,5', '2,000.5'],
    ['\uff12\uff10\uff10\uff10', '2,000'],
  ] as const) {
    await size.fill(typed)
    await size.blur()
    await expect(size).toHaveValue(understood)
  }
  await size.fill('1800')
  await expect(page.getByText(words.inputs.number.number)).toHaveCount(0)
  await expect(roof.notices).toBeHidden()
  await roof.next()
  await roof.step(roof.after('squareFootage'))
})

test('a notice closes after five seconds, by swipe, Escape or button', async ({ page, roof }) => {
  await page.clock.install()
  await roof.openStep('person')
  const notice = roof.toast(checkInputs.title)
  const show = async () => {
    await roof.next()
    await expect(notice).toBeVisible()
    await expect(roof.line('firstName')).toBeFocused()
  }
  const swipe = async (distance: number) => {
    const { x = 0, y = 0 } = (await notice.boundingBox()) ?? {}
    await page.mouse.move(x + 20, y + 8)
    await page.mouse.down()
    await page.mouse.move(x + 20 + distance / 2, y + 8)
    await page.mouse.move(x + 20 + distance, y + 8)
    await page.mouse.up()
  }
  await show()
  const { phone } = words.wizard.personal.labels
  await page.getByRole('link', { name: phone, exact: true }).click()
  await expect(roof.line('phone')).toBeFocused()
  await expect(page).toHaveURL(roof.path)
  await swipe(40)
  await expect(notice).toBeVisible()
  await swipe(70)
  await expect(notice).toHaveCount(0)

  // It stays open while it has the pointer or the focus.
  await show()
  await notice.hover()
  await page.clock.runFor(20_000)
  await expect(notice).toBeVisible()
  await page.keyboard.press('F8')
  await expect(roof.notices).toBeFocused()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await page.keyboard.press('Escape')
  await expect(notice).toHaveCount(0)
  await expect(roof.line('firstName')).toBeFocused()

  await show()
  await roof.notices.getByRole('button', { name: words.toasts.dismiss }).click()
  await expect(notice).toHaveCount(0)
  await show()
  await page.mouse.move(0, 0)
  await page.clock.runFor(3000)
  await expect(notice).toBeVisible()
  await page.clock.runFor(3000)
  await expect(notice).toHaveCount(0)

  // A closed notice stays in the page for a while.
  const region = page.locator('#toasts')
  await expect(region).not.toBeEmpty()
  await page.clock.fastForward(1_000_000)
  await expect(region).toBeEmpty()
})

test('F8 moves the focus to the notices even if none is open, and Escape back', async ({
  page,
}) => {
  await page.goto(addressOf(linkedPages.financing))
  const region = page.getByRole('region', { name: say(words.toasts.region, { hotkey: 'F8' }) })
  const link = page.getByRole('banner').getByRole('link').first()
  await link.focus()
  await page.keyboard.press('F8')
  await expect(region).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await expect(region).toBeHidden()
})
