import { keysOf } from '../../content/schema/keys.ts'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { roofQuestions } from '../../content/schema/questions.ts'
import { wholeLanguages } from './built-site.ts'
import { calculator } from './calculator.ts'
import { chunks, holdRequests } from './held-requests.ts'
import { expect, test } from './test.ts'
import { words, wordsIn } from './words.ts'

/** Answers in reloads, history, tabs, links and languages. What is stored: tests/calculators. */

const language = wholeLanguages.at(-1) ?? defaultLanguage

test('answers and steps survive reloads and follow the history', async ({ page, roof }) => {
  const third = roof.after('squareFootage')
  await roof.open()
  await roof.choice('roofType', 'metal').check()
  await roof.next()
  await roof.number('squareFootage').fill('2345')
  await roof.next()
  await roof.step(third)
  await page.reload()
  await roof.step(third)
  await page.goBack()
  await roof.step('squareFootage')
  await expect(roof.number('squareFootage')).toHaveValue('2,345')
  await roof.back()
  await expect(roof.choice('roofType', 'metal')).toBeChecked()
  await page.goForward()
  await roof.step('squareFootage')
  await page.getByRole('link', { name: words.layout.skip }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${roof.path}#main`)
  await roof.step('squareFootage')
  await page.goBack()
  await roof.step('roofType')
})

test('a press from before hydration is for the first step, not for that of last time', async ({
  page,
  roof,
}) => {
  await roof.openStep('roofSlope')
  const release = await holdRequests(page, chunks)
  await page.reload()
  await roof.step('roofType')
  await roof.nextButton.click()
  release()
  await roof.hydrated()
  await roof.step('roofSlope')
})

/** Runs in the page: returns the names of what is stored with a text in it. */
const storedWith = (text: string) =>
  [sessionStorage, localStorage].flatMap((storage) =>
    Object.keys(storage).filter((key) => storage[key].includes(text)),
  )

test('a result belongs to the answers it was sent with', async ({ page, who, roof }) => {
  const { scenario } = words.wizard.result
  const translated = calculator(page, 'roof', language)
  // As on a site with a number for text messages.
  await page.route(`**${roof.path}`, async (route) => {
    const response = await route.fetch()
    const quoted = '&quot;messages&quot;:{&quot;Text us&quot;:&quot;sms:+1?&amp;body=Hi&quot;}'
    const body = (await response.text()).replace(/&quot;messages&quot;:\{[^}]*\}/, quoted)
    await route.fulfill({ response, body })
  })
  await roof.openResult(who)
  await test.step('only the stored result names the visitor', async () =>
    expect(await page.evaluate(storedWith, who.email)).toEqual(['calculator-roof-finished']))
  await test.step('links to the scenario and to a text message carry no person', async () => {
    const link = await page.getByRole('textbox', { name: scenario.heading }).inputValue()
    const href = await page.getByRole('link', { name: 'Text us' }).getAttribute('href')
    const message = decodeURIComponent(href ?? '')
    const { reference = '' } = await who.lead()
    for (const part of ['squareFootage=1500', 'body=Hi', reference, link])
      expect(message).toContain(part)
    for (const personal of ['Maya', who.name, 'sample', '555', 'Main'])
      expect(message).not.toContain(personal)
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
  await there.next()
  await page.reload()
  await roof.hydrated()
  await roof.finish()
  await expect(roof.result).toBeVisible()
  await there.number('squareFootage').fill('8000')
  await page.reload()
  await expect(roof.result).toBeVisible()
  await other.reload()
  await expect(there.number('squareFootage')).toHaveValue('8,000')
  expect(await who.lead()).toMatchObject({ squareFootage: '1200', count: '1' })
})

test('a link without every answer keeps the others, and says so', async ({ page, roof }) => {
  const missing = keysOf(roofQuestions).filter((name) => name !== 'roofType')
  const questions = missing.map((name) => words.roof.questions[name].label).join(', ')
  const told = page.getByText(say(words.wizard.linkIncomplete, { questions }))
  await roof.openStep('squareFootage')
  await roof.number('squareFootage').fill('2345')
  await roof.next()
  await roof.open('?roofType=metal')
  await expect(page).toHaveURL(roof.path)
  await expect(roof.choice('roofType', 'metal')).toBeChecked()
  await expect(told).toBeVisible()
  await roof.next()
  await expect(told).toHaveCount(0)
  await expect(roof.number('squareFootage')).toHaveValue('2,345')
})
