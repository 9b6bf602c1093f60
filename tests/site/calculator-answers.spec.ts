import { defaultLanguage } from '../../content/schema/languages.ts'
import { expect } from '../strict-test.ts'
import { wholeLanguages } from './built-site.ts'
import { calculator } from './calculator.ts'
import { test } from './leads.ts'
import { words, wordsIn } from './words.ts'

/** What becomes of answers: reloads, the history of the browser, links and languages. */

const { result: resultWords } = words.wizard
const language = wholeLanguages.at(-1) ?? defaultLanguage

test('answers and steps survive reloads and follow the history', async ({ page }) => {
  const { path, open, next, back, step, choice, number } = calculator(page, 'roof')
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
  await expect(number('squareFootage')).toHaveValue('2,345')
  await back()
  await expect(choice('roofType', 'metal')).toBeChecked()
  await page.goForward()
  await step(2)

  await next()
  await step(3)
  await page.getByRole('link', { name: words.layout.skip }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${path}#main`)
  await step(3)
  await page.goBack()
  await step(2)
})

test('a step does not block the page, and a second press skips none', async ({ page }) => {
  const { open, step } = calculator(page, 'roof')
  await open()
  const entries = await page.evaluate(() => history.length)
  const shownAtOnce = await page.locator('[data-stage] form').evaluate(async (form) => {
    const next = () => (form as HTMLFormElement).requestSubmit()
    next()
    // What is rendered in one task is there by now.
    await Promise.resolve()
    next()
    return form.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')
  })
  expect(shownAtOnce).toBe('1')
  await step(2)
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
})

test('a result belongs to the answers it was sent with', async ({ page, who }) => {
  const { openResult } = calculator(page, 'roof')
  const translated = calculator(page, 'roof', language)
  await openResult(who)
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
