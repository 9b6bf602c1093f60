import type { State } from '../looks/state.ts'
import { type Browser, expect, type Page, test } from '../strict-test.ts'
import { htmlOf } from './built-site.ts'

/** Runs in the page: returns what its visitor sees, without the reference of the lead and its time. */
const seen = () => {
  const lines = (document.querySelector('main') ?? document.body).innerText
    .replace(/[0-9A-F]{8}\b/g, '(reference)')
    .replace(/\d?\d:\d\d/g, '(time)')
    // Elements beside a text may change its spaces.
    .replace(/\s+/g, '')
    .split(/(?<=[.?!:])/)
  const fields = document.querySelectorAll<HTMLInputElement>('[name]:is(input, select, textarea)')
  const held = [...fields].map(({ name, type, value, checked, files }) => [
    name,
    type === 'radio' || type === 'checkbox' ? `${value}: ${checked}` : (files?.length ?? value),
  ])
  const focused = document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName
  return {
    texts: lines,
    fields: held.filter(([name]) => name !== 'leadId').map((field) => field.join(' = ')),
    focused,
  }
}

/** Returns the fields of a sent form. */
const fieldsOf = (body: string): Record<string, string> =>
  Object.fromEntries(
    [...body.matchAll(/name="(\w+)"\r\n\r\n([\s\S]*?)\r\n--/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )

/** An action of a visitor, or of their browser on the pages of a tab before they are opened. */
type Act = (page: Page) => Promise<unknown>

/** Plays a visit in its own browser. Returns how it ended: what was seen, sent and failed. */
const play = async (browser: Browser, baseURL = '', visit: Act, trouble?: Act) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  // A lead that is sent again keeps its id.
  const leads = new Map<string, Record<string, string>>()
  const errors: string[] = []
  page.on('request', (asked) => {
    const { leadId = '', ...fields } = fieldsOf(asked.postData() ?? '')
    if (asked.method() === 'POST') leads.set(leadId, fields)
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  await trouble?.(page)
  await visit(page)
  return {
    close: () => context.close(),
    look: async () => ({ ...(await page.evaluate(seen)), leads: [...leads.values()], errors }),
  }
}

/** Declares a test of each state: it ends as in a plain browser, whatever changes the page. */
export const testStates = (states: readonly State[], troubles: Readonly<Record<string, Act>>) => {
  for (const { name, path, reach } of states.filter((state) => htmlOf(state.path)))
    test(name, async ({ browser, baseURL }) => {
      const visit = reach ?? ((page: Page) => page.goto(path))
      const plain = await play(browser, baseURL, visit)
      for (const [how, trouble] of Object.entries(troubles))
        await test.step(how, async () => {
          const troubled = await play(browser, baseURL, visit, trouble)
          // Notices and thanks close after a while.
          await expect(async () =>
            expect(await troubled.look()).toEqual(await plain.look()),
          ).toPass({ intervals: [100] })
          await troubled.close()
        })
      await plain.close()
    })
}
