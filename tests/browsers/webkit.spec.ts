import { addressIn, allLanguages } from '../../content/schema/languages.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { calculatorPath, personOf } from '../site/calculator.ts'
import { arrivals, visitor } from '../site/leads.ts'
import { words } from '../site/words.ts'
import { expect, test as strictTest } from '../strict-test.ts'
import { translatePage } from '../visitor-browser.ts'
import { hasWebKit } from './browsers.ts'
import { startWebKit } from './webkit.ts'

/** The journeys that must work in the engine of Safari, which Playwright cannot drive here. */

const { roof, wizard } = words
const contact = addressOf(linkedPages.contact)

const test = strictTest.extend<{ tab: Awaited<ReturnType<typeof startWebKit>> }>({
  tab: async ({ baseURL }, use) => {
    test.skip(!hasWebKit, 'install webkit2gtk-driver and xvfb')
    const tab = await startWebKit()
    await use({ ...tab, open: (path) => tab.open(`${baseURL}${path}`) })
    await tab.quit()
  },
})

const field = (name: string) => `//main//form//*[@name="${name}"]`
const button = (text: string) => `//main//button[normalize-space()="${text}"]`

test('a message arrives from a translated page', async ({ tab, request }) => {
  const who = visitor()
  const { address: _, ...fields } = personOf(who)
  await tab.open(contact)
  await tab.run(`(${translatePage})('fr', ['', ''])`)
  for (const [name, text] of Object.entries(fields)) await tab.type(field(name), text)
  await tab.type(field('service'), '\uE015\uE015')
  await tab.press('//form[@data-contact]//button[@type="submit"]')
  await expect.poll(() => arrivals(request, who)).toBe(1)
})

test('a calculator leads to its result', async ({ tab, request }) => {
  const who = visitor()
  const { address, ...fields } = personOf(who)
  const steps = Object.keys(roof.questions)
  await tab.open(calculatorPath('roof'))
  await tab.find('//*[@data-hydrated]')
  for (let step = 2; step < steps.length; step++) {
    await tab.press(button(wizard.next))
    await tab.find(`//*[@role="progressbar" and @aria-valuenow="${step}"]`)
  }
  for (const [name, text] of Object.entries(fields)) await tab.type(field(name), text)
  await tab.press(button(wizard.next))
  await tab.type(field('address'), address)
  await tab.press(button(roof.finish))
  await tab.find('//*[@data-result]')
  await expect.poll(() => arrivals(request, who)).toBe(1)
})

test('what is in a form survives another page and a change of language', async ({ tab }) => {
  const message = 'A leak above the kitchen'
  await tab.open(contact)
  await tab.type(field('message'), message)
  // Without a reload, at which the driver ends.
  await tab.open('/')
  for (const language of allLanguages.toReversed()) {
    await tab.open(addressIn(language, contact))
    const held = () => tab.run(`return document.querySelector('main form [name=message]').value`)
    await expect.poll(held).toBe(message)
  }
})
