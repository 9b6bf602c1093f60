import { expect, type Page } from 'playwright/test'
import { calculator, calculatorPath } from '../site/calculator.ts'
import { keepRelayBusy } from '../site/leads.ts'
import { type State, who } from './state.ts'

type Tools = ReturnType<typeof calculator<'roof'>>
const roof = (state: string, reach: (tools: Tools, page: Page) => Promise<unknown>): State => ({
  name: `roof ${state}`,
  path: calculatorPath('roof'),
  reach: (page) => reach(calculator(page, 'roof'), page),
})

/** A notice under the pointer stays. */
const pointAtNotice = async ({ notices }: Tools) => {
  await expect(notices).toBeVisible()
  await notices.hover()
}

/** The visitor leaves the fields of the person empty, and reads what is missing. */
const leaveEmpty = async (tools: Tools) => {
  await tools.openStep(tools.questions.indexOf('person') + 1)
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
  await tools.finish()
  await expect(page.getByRole('alert')).toBeVisible()
  await pointAtNotice(tools)
}

/** The roof calculator, its notices and its result. */
export const calculatorStates: State[] = [
  roof('wrong number', async (tools) => {
    await tools.openStep(2)
    await tools.number('squareFootage').fill('499')
    await tools.next()
    await pointAtNotice(tools)
  }),
  roof('empty fields', leaveEmpty),
  roof('not sent', failToSend),
  roof('result', showResult),
]
