import { readFile } from 'node:fs/promises'
import { expect, type Page } from 'playwright/test'
import { defaultLanguage, type Language, translatedInto } from '../../content/schema/languages.ts'
import {
  type CalculatorName,
  calculator,
  calculatorNames,
  calculatorPath,
} from '../site/calculator.ts'
import { words } from '../site/content.ts'
import { keepRelayBusy } from '../site/leads.ts'
import { type State, who } from './state.ts'

type Tools = ReturnType<typeof calculator>
type Reach = (tools: Tools, page: Page) => Promise<unknown>
const wizard =
  (name: CalculatorName, language?: Language) =>
  (state: string, reach: Reach): State => ({
    name: `${name} ${state}${language ? ` ${language}` : ''}`,
    path: calculatorPath(name, language),
    reach: (page) => reach(calculator(page, name, language), page),
  })

const steps = (name: CalculatorName): State[] =>
  Object.keys(words[name].questions).map((question) =>
    wizard(name)(`asks ${question}`, ({ openStep }) => openStep(question)),
  )

/** A notice under the pointer stays. */
const pointAtNotice = async ({ notices }: Tools) => {
  await expect(notices).toBeVisible()
  await notices.hover()
}

/** Leaves the personal fields empty, so that their errors show. */
const leaveEmpty = async (tools: Tools) => {
  await tools.openStep('person')
  await tools.next()
  await pointAtNotice(tools)
}

const showResult = async (tools: Tools) => {
  await tools.openResult(who)
  await pointAtNotice(tools)
}

const failToSend = async (tools: Tools, page: Page) => {
  await keepRelayBusy(page)
  await tools.openLast(who)
  // What the address answers moves all below it.
  await expect(page.locator('[data-answer] > *').first()).toBeVisible()
  await tools.finish()
  await expect(page.getByRole('alert')).toBeVisible()
  await pointAtNotice(tools)
}

const openDocument = async ({ openResult, download }: Tools, page: Page) => {
  await openResult(who)
  const content = await readFile(await (await download()).path(), 'utf8')
  await page.goto('about:blank')
  await page.setContent(content)
}

const roof = wizard('roof')
const { submissionError } = words.wizard
/** The calculators, their results and documents. */
export const calculatorStates: State[] = [
  ...calculatorNames.flatMap(steps),
  roof('wrong number', async (tools) => {
    await tools.openStep('squareFootage')
    await tools.field('squareFootage').fill('499')
    await tools.next()
    await pointAtNotice(tools)
  }),
  roof('not sent', failToSend),
  roof('result with form', async ({ openResult }, page) => {
    await openResult(who)
    await page.getByRole('button', { name: words.roofResult.next.email }).click()
  }),
  roof('result that waits', async (tools, page) => {
    await failToSend(tools, page)
    await page.getByRole('button', { name: submissionError.keep, exact: true }).click()
    await expect(tools.result).toBeVisible()
  }),
  ...[defaultLanguage, ...translatedInto].flatMap((language) => {
    const inLanguage = language === defaultLanguage ? undefined : language
    return [
      wizard('roof', inLanguage)('empty fields', leaveEmpty),
      ...calculatorNames.flatMap((name) => [
        wizard(name, inLanguage)('result', showResult),
        wizard(name, language)('document', openDocument),
      ]),
    ]
  }),
]
