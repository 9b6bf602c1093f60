import { defaultLanguage, translatedInto } from '../../content/schema/languages.ts'
import { expect, test } from '../strict-test.ts'
import { leadsOf, visitor } from './leads.ts'
import { roofCalculator, roofCalculatorPath } from './roof-calculator.ts'
import { words, wordsIn } from './words.ts'

const { result } = words.wizard

test('answers survive a reload, and the back button of the browser goes back a step', async ({
  page,
  context,
}) => {
  const { open, next, back, skip, step, choice, number, line } = roofCalculator(page)
  await open()
  await choice('roofType', 'metal').check()
  await next()
  await number('squareFootage').fill('2345')
  await next()
  await step(3)
  await page.reload()
  await step(3)
  await page.goBack()
  await step(2)
  await expect(number('squareFootage')).toHaveValue('2345')
  await back()
  await expect(choice('roofType', 'metal')).toBeChecked()
  await page.goForward()
  await step(2)

  await skip(5)
  await line('firstName').fill('Maya')
  const other = roofCalculator(await context.newPage())
  await other.open()
  await expect(other.choice('roofType', 'metal')).toBeChecked()
  await other.skip(6)
  await expect(other.line('firstName')).toHaveValue('')
})

test('whoever changes the language goes on at the step and with the answers they had, and goes back in the new one', async ({
  page,
}) => {
  const { open, next, choice, number } = roofCalculator(page)
  await open()
  await choice('roofType', 'metal').check()
  await next()
  await number('squareFootage').fill('2345')
  await next()
  for (const language of translatedInto) {
    const other = roofCalculator(page, language)
    await other.open()
    await other.step(3)
    await other.choice('roofSlope', 'steep').check()
    await other.back()
    await expect(other.number('squareFootage')).toHaveValue('2345')
    await other.back()
    await expect(other.choice('roofType', 'metal')).toBeChecked()
    await other.skip(2)
    await open()
    await expect(choice('roofSlope', 'steep')).toBeChecked()
  }
})

test('a result belongs to the answers it was sent with', async ({ page, request }) => {
  const who = visitor()
  const { openEstimate, finish, estimate } = roofCalculator(page)
  const changeAnswers = page.getByRole('button', { name: result.changeAnswers })
  await openEstimate(who)
  await test.step('it alone still knows the visitor', async () => {
    const knowing = await page.evaluate(
      (secret) =>
        [sessionStorage, localStorage].flatMap((storage) =>
          Object.entries(storage).flatMap(([key, text]) => (text.includes(secret) ? key : [])),
        ),
      who.email,
    )
    expect(knowing).toEqual(['calculator-roof-finished'])
  })
  await test.step('a reload keeps it', async () => {
    await page.reload()
    await expect(estimate).toBeVisible()
  })
  await test.step('the same answers again are not sent twice', async () => {
    await changeAnswers.click()
    await finish()
    await expect(estimate).toBeVisible()
    expect(await leadsOf(request, who)).toMatchObject([{ count: '1' }])
  })
  await test.step('a link to the scenario carries no person', async () => {
    const link = await page.getByRole('textbox', { name: result.scenario.note }).inputValue()
    expect(link).toContain('squareFootage=1500')
    for (const personal of ['Maya', who.name, 'sample', '555', 'Main'])
      expect(link).not.toContain(personal)
  })
  const language = translatedInto.at(-1) ?? defaultLanguage
  const other = roofCalculator(page, language)
  await test.step('another language shows it without sending anything', async () => {
    await other.open()
    await expect(other.estimate).toBeVisible()
    expect(await leadsOf(request, who)).toMatchObject([{ count: '1', language: defaultLanguage }])
  })
  await test.step('after a change, forward does not show it', async () => {
    const { changeAnswers: change } = wordsIn(language).wizard.result
    await page.getByRole('button', { name: change }).click()
    await other.line('address').fill('2 Other Street, Miami 33101')
    await page.goForward()
    await expect(other.question('address')).toBeVisible()
    await expect(other.nextButton).toBeHidden()
    await expect(other.estimate).toHaveCount(0)
  })
})

test('whoever opened the form of the estimate can change the answers', async ({ page }) => {
  const { openEstimate, question } = roofCalculator(page)
  await openEstimate()
  await page.getByRole('button', { name: words.roofResult.next.email }).click()
  await expect(
    page.getByRole('button', { name: words.roofResult.estimateForm.submit }),
  ).toBeVisible()
  await page.getByRole('button', { name: result.changeAnswers }).click()
  await expect(question('address')).toBeVisible()
})

test('a link to a scenario fills the wizard, and nonsense in it is passed over', async ({
  page,
}) => {
  const { open, choice, next, skip, number } = roofCalculator(page)
  await open(
    '?roofType=tile&squareFootage=1e9&currentAge=33&damageLevel=total&features=solar-ready,bogus',
  )
  await expect(choice('roofType', 'tile')).toBeChecked()
  await expect(page).toHaveURL(roofCalculatorPath)
  await next()
  await expect(number('squareFootage')).toHaveValue('1500')
  await skip(2)
  await expect(number('currentAge')).toHaveValue('33')
  await skip(2)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
})

test('the link that skips to the content leaves the step alone, and one Back goes back a step', async ({
  page,
}) => {
  const { openStep, next, step } = roofCalculator(page)
  await openStep(2)
  await next()
  await step(3)
  await page.getByRole('link', { name: words.layout.skip }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${roofCalculatorPath}#main`)
  await step(3)
  await page.goBack()
  await step(2)
})
