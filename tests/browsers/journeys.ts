import { expect } from 'playwright/test'
import { say } from '../../content/schema/message.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { builtPages } from '../site/built-site.ts'
import { legalPages, services, shown } from '../site/content.ts'
import { arrivals, type Visitor, visitor } from '../site/leads.ts'
import { roofCalculatorPath } from '../site/roof-calculator.ts'
import { propertyAddress } from '../site/wizard.ts'
import { words } from '../site/words.ts'
import { type Fixtures, type Person, testIn } from './browser-test.ts'
import {
  chooseService,
  cutOff,
  definitionIsShown,
  dockIsInView,
  islandIsInView,
  middleOfTerm,
  scrollDown,
  scrollToEndOfIsland,
  starsOnText,
  stepShown,
} from './in-page.ts'
import type { Engine } from './tab.ts'
import { key } from './visitor.ts'

const { forms, layout, roof, roofResult, wizard } = words
const home = addressOf({ kind: 'home' })
const contact = addressOf(linkedPages.contact)
const [service] = services
const pathWithTerm = builtPages.find(({ html }) => html.includes('interestfor='))?.path ?? home
const anyPage = legalPages[0] ? addressOf(legalPages[0]) : home
const phone = { width: 390, height: 844 }
const laptop = { width: 1024, height: 800 }

const fill = async (person: Person, fields: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(fields))
    await person.type({ css: `[data-island] [name="${name}"]` }, text)
}

const fillPerson = (person: Person, { name, email }: Visitor) =>
  fill(person, { firstName: 'Maya', lastName: name, email, phone: '3055550142' })

type Test = ReturnType<typeof testIn>

const testLook = (test: Test) => {
  for (const viewport of [phone, laptop])
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport })

      test('nothing is cut off, no star lies on a text, and no script fails', async ({
        open,
        tab,
      }) => {
        for (const path of [home, contact, ...(service ? [addressOf(service)] : [])]) {
          await open(path)
          expect(await tab.run(cutOff), path).toEqual([])
          expect(await tab.run(starsOnText), path).toBe(0)
        }
        expect(tab.errors).toEqual([])
      })
    })
}

const testMenu = (test: Test) => {
  test.use({ viewport: phone })

  test('the bar at the bottom leaves the dots of the slides free until the page is scrolled', async ({
    open,
    person,
    tab,
  }) => {
    await open(home)
    await person.sees(true, () => document.querySelector('[data-slides][data-running]') !== null)
    await person.sees(false, dockIsInView)
    await tab.run(scrollDown)
    await person.sees(true, dockIsInView)
  })

  test('the menu opens by click, Tab walks through it and on into the page, and Escape closes it', async ({
    open,
    person,
    tab,
  }) => {
    await open(home)
    await person.click({ css: '[popovertarget]', name: layout.header.menu })
    await person.sees(true, () => document.querySelector('#menu:popover-open') !== null)
    await person.press(key.tab)
    await person.sees(true, () => document.activeElement === document.querySelector('#menu a'))
    await person.press(key.escape)
    await person.sees(true, () => document.querySelector('#menu:popover-open') === null)
    await person.sees(true, () => document.activeElement?.matches('[popovertarget]'))
    await person.press(key.enter)
    await person.sees(true, () => document.querySelector('#menu:popover-open') !== null)
    const links = await tab.run(() => document.querySelectorAll('#menu a').length)
    await person.press(...Array<string>(links + 1).fill(key.tab))
    await person.sees(true, () => document.querySelector('#menu:popover-open') === null)
    await person.sees(true, () => document.activeElement?.closest('main') !== null)
  })

  test('a definition shows under the pointer, and once closed with Escape stays away until it comes back', async ({
    open,
    person,
    tab,
  }) => {
    const move = (x: number, y: number) => ({
      type: 'pointer',
      id: 'mouse',
      actions: [{ type: 'pointerMove', x, y }],
    })
    await open(pathWithTerm)
    await person.click({ css: '[interestfor]' })
    await person.sees(true, definitionIsShown)
    await person.press(key.escape)
    await person.sees(false, definitionIsShown)
    const { x, y } = await tab.run(middleOfTerm)
    await tab.act(move(1, 1))
    await tab.act(move(x, y))
    await person.sees(true, definitionIsShown)
    // It is directly below the term, so that the pointer can go over to it.
    await tab.act(move(x, y + 40))
    await person.sees(true, definitionIsShown)
  })
}

const testLeads = (test: Test) => {
  test('a message arrives; one that the relay does not take is kept, and sent from the next page', async ({
    open,
    person,
    tab,
    request,
  }) => {
    const taken = visitor()
    const kept = visitor('unavailable-1')
    for (const who of [taken, kept]) {
      await open(contact)
      await fillPerson(person, who)
      await tab.run(chooseService)
      await person.click({ css: '[data-island] button', name: forms.submit.idle })
      await person.reads(shown(forms.afterSending.thanks))
    }
    await person.reads(shown(forms.afterSending.kept))
    expect(await arrivals(request, taken)).toBe(1)
    await open(anyPage)
    await expect.poll(() => arrivals(request, kept)).toBe(1)
  })

  const finishRoof = async ({ open, person }: Pick<Fixtures, 'open' | 'person'>, who: Visitor) => {
    const next = { css: 'form button', name: wizard.next }
    await open(roofCalculatorPath)
    await person.sees(true, () => document.querySelector('[data-island][data-hydrated]') !== null)
    for (let step = 2; step <= 7; step++) {
      await person.click(next)
      await person.sees(String(step), stepShown)
    }
    await fillPerson(person, who)
    await person.click(next)
    await person.sees('8', stepShown)
    await fill(person, { address: propertyAddress })
    await person.click({ css: 'form button', name: roof.finish })
  }
  const title = shown(say(roofResult.title, { firstName: 'Maya' }))

  test('the roof calculator leads to its result, which a reload leaves in view', async ({
    open,
    person,
    tab,
    request,
  }) => {
    const who = visitor()
    await finishRoof({ open, person }, who)
    await person.reads(title)
    expect(await arrivals(request, who)).toBe(1)
    await tab.run(scrollToEndOfIsland)
    await tab.reload()
    await person.sees(true, islandIsInView)
    await person.reads(title)
    expect(tab.errors).toEqual([])
  })

  test('answers of the roof calculator that the relay does not take are kept, and sent from the next page', async ({
    open,
    person,
    request,
  }) => {
    const who = visitor('unavailable-2')
    await finishRoof({ open, person }, who)
    await person.click({ css: '[role=alert] button', name: wizard.submissionError.keep })
    await person.reads(title)
    await person.reads(shown(wizard.notSentYet.kept))
    await open(anyPage)
    await expect.poll(() => arrivals(request, who)).toBe(1)
  })
}

/** The journeys that must work in every browser, in one that Playwright cannot drive. */
export const journeys = (start: () => Promise<Engine>) => {
  const test = testIn(start)
  // In order and in one worker, so that the browser starts once.
  test.describe.configure({ mode: 'default' })
  testLook(test)
  testMenu(test)
  testLeads(test)
}
