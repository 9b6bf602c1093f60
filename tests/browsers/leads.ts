import { type APIRequestContext, expect } from 'playwright/test'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { calculatorPath, personOf } from '../site/calculator.ts'
import { arrivals, type Visitor, visitor } from '../site/leads.ts'
import { words } from '../site/words.ts'
import { refuseStorage, translatePage } from '../visitor-browser.ts'
import type { Person } from './visitor.ts'

/** Ways to a lead, in a browser that may change its pages. */

const { forms, roof, wizard } = words

export const fill = async (person: Person, fields: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(fields))
    await person.type({ css: `main form [name="${name}"]` }, text)
}

const chooseService = () => {
  const service = document.querySelector<HTMLSelectElement>('[name="service"]')
  if (!service) return
  service.selectedIndex = 2
  service.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Runs in the page: records that its thanks appeared, which go away after five seconds. */
const noteThanks = (thanks: string) =>
  new MutationObserver(() => {
    if (document.body.innerText.includes(thanks)) Object.assign(window, { hasThanked: true })
  }).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  })

/** Something that the browser does to an open page. */
type Trouble = (person: Person) => Promise<unknown>

export const translated: Trouble = (person) => person.run(translatePage, 'fr', ['', ''] as const)
export const storingNothing: Trouble = (person) => person.run(refuseStorage)

export const sendMessage = async (
  person: Person,
  request: APIRequestContext,
  trouble?: Trouble,
) => {
  const who = visitor()
  const { address: _, ...fields } = personOf(who)
  await person.open(addressOf(linkedPages.contact))
  await trouble?.(person)
  await fill(person, fields)
  await person.run(chooseService)
  await person.run(noteThanks, forms.afterSending.thanks)
  await person.click({ css: '[data-contact] button', name: forms.submit.idle })
  await person.sees(true, () => 'hasThanked' in window)
  expect(await arrivals(request, who)).toBe(1)
}

export const next = { css: 'form button', name: wizard.next }
export const progress = () =>
  document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')

export const openCalculator = async (person: Person, query = '') => {
  await person.open(calculatorPath('roof') + query)
  await person.sees(true, () => document.querySelector('[data-island][data-hydrated]') !== null)
}

export const finishCalculator = async (
  person: Person,
  who: Visitor,
  trouble?: Trouble,
  query?: string,
) => {
  const { address, ...fields } = personOf(who)
  await openCalculator(person, query)
  await trouble?.(person)
  const steps = Object.keys(roof.questions)
  for (let step = 2; step < steps.length; step++) {
    await person.click(next)
    await person.sees(String(step), progress)
  }
  await fill(person, fields)
  await person.click(next)
  await person.sees(String(steps.length), progress)
  await fill(person, { address })
  await person.click({ css: 'form button', name: roof.finish })
}
