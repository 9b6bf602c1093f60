import { keysOf } from '../../content/schema/keys.ts'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { roofQuestions } from '../../content/schema/questions.ts'
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
  // As on a site with a number for text messages.
  await page.route(`**${roof.path}`, async (route) => {
    const response = await route.fetch()
    const quoted = '{"messages":{"Text us":"sms:+1?&body=Hi"}'.replaceAll('"', '&quot;')
    const body = (await response.text()).replace(/&quot;messages&quot;:\{[^}]*\}/, quoted.slice(1))
    await route.fulfill({ response, body })
  })
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
  await test.step('links to the scenario and to a text message carry no person', async () => {
    const link = await page
      .getByRole('textbox', { name: resultWords.scenario.heading })
      .inputValue()
    expect(link).toContain('squareFootage=1500')
    const href = await page.getByRole('link', { name: 'Text us' }).getAttribute('href')
    const message = decodeURIComponent(href?.replace('sms:+1?&body=', '') ?? '')
    const { reference = '' } = await who.lead()
    for (const part of ['Hi', reference, link]) expect(message).toContain(part)
    for (const personal of ['Maya', who.name, 'sample', '555', 'Main'])
      expect(link + message).not.toContain(personal)
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

test('a clock that jumps two hours hides no result', { tag: '@nightly' }, async ({
  page,
  who,
  roof,
}) => {
  await roof.openResult(who)
  for (const hours of [2, -2]) {
    await page.clock.setFixedTime(Date.now() + hours * 3_600_000)
    await page.getByRole('button', { name: resultWords.changeAnswers }).click()
    await roof.line('address').fill(`${hours + 3} Other Street, Miami 33101`)
    await roof.finish()
    await expect(roof.result).toBeVisible()
    await page.reload()
    await expect(roof.result).toBeVisible()
  }
  expect(await who.leads()).toHaveLength(3)
})

test('a link without every answer keeps the others, and says so', async ({ page, roof }) => {
  const missing = keysOf(roofQuestions).filter((name) => !/roofType|roofSlope/.test(name))
  const told = page.getByText(
    say(words.wizard.linkIncomplete, {
      questions: missing.map((name) => words.roof.questions[name].label).join(', '),
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
