import type { Route } from 'playwright/test'
import { type Play, testFaults } from './faults.ts'
import { formGroups } from './forms.ts'
import { holdRequests } from './held-requests.ts'
import { relayPath, visitLater } from './leads.ts'
import type { Page } from './test.ts'

/** Relays, connections and storage that fail. Messages that wait: waiting-messages.spec.ts. */

/** Makes the browser send the form, as the page offers where it cannot. */
const sendNatively = (page: Page) => page.locator('[data-send-natively]').click()

/** A relay that answers this page in one way, and later pages with yes. */
const answering =
  (answer: 'abort' | Parameters<Route['fulfill']>[0], end = visitLater): Play =>
  async ({ page, send }) => {
    await page.route(relayPath, (route) =>
      answer === 'abort' ? route.abort() : route.fulfill(answer),
    )
    await send()
    return () => end(page)
  }

/** A relay that answers only once nobody waits for it any more. */
const answerLate: Play = async ({ page, send }) => {
  const answer = await holdRequests(page, relayPath)
  const asked = page.waitForRequest(relayPath)
  await send()
  await asked
  await page.clock.runFor(15_000)
  return answer
}

const loseConnection: Play = async ({ page, send }) => {
  await page.context().setOffline(true)
  await send()
  return () => page.context().setOffline(false)
}

const native = { isNative: true, forms: formGroups.ownScript, byDay: ['long form'] } as const
const withoutStorage = {
  isStorageBlocked: true,
  forms: [...formGroups.contact, ...formGroups.calculators],
} as const

testFaults({
  // Every other answer that is no yes: tests/leads/relays.test.ts.
  'a busy relay': {
    play: answering({ status: 503 }),
    told: 'stored',
    byDay: ['roof calculator', 'short form'],
  },
  'a relay that is blocked': {
    play: answering('abort'),
    told: 'blocked',
    byDay: ['emergency form'],
  },
  'a relay that only the browser reaches': {
    ...native,
    play: answering('abort', sendNatively),
    told: 'blocked',
  },
  'an outbox that fails': {
    ...native,
    before: (page) => page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout')),
    play: async ({ page, send }) => {
      await send()
      return () => sendNatively(page)
    },
    told: 'notStored',
  },
  'a silent relay': {
    before: (page) => page.clock.install(),
    play: answerLate,
    told: 'stored',
    byDay: ['short form'],
  },
  'no connection': { play: loseConnection, told: 'stored', byDay: ['energy calculator'] },
  'no connection and no storage': {
    ...withoutStorage,
    play: loseConnection,
    told: 'notStored',
    byDay: ['long form'],
  },
  'no storage': {
    ...withoutStorage,
    byDay: ['short form'],
    firefox: ['long form', 'roof calculator'],
  },
})
