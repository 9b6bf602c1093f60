import { writeFileSync } from 'node:fs'
import { test as base, expect } from 'playwright/test'
import { addressIn, allLanguages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { builtPages } from '../site/built-site.ts'
import { personOf } from '../site/calculator.ts'
import { legalPages, services, shown } from '../site/content.ts'
import { arrivals, visitor } from '../site/leads.ts'
import { words } from '../site/words.ts'
import { firefoxPath, startFirefox } from './firefox.ts'
import {
  fill,
  finishCalculator,
  next,
  openCalculator,
  progress,
  sendMessage,
  storingNothing,
  translated,
} from './leads.ts'
import type { Engine } from './tab.ts'
import { key, type Person, visitorIn } from './visitor.ts'
import { hasWebKit, startWebKit } from './webkit.ts'

const { layout, roofResult, wizard } = words
const pathWithTerm =
  builtPages.find(({ html }) => html.includes('popoverTarget="term-'))?.path ?? '/'
const anyPage = legalPages[0] ? addressOf(legalPages[0]) : '/'
/** Home is last, because a page that is left while its slides load reports a failed script. */
const contact = addressOf(linkedPages.contact)
const mainPages = [contact, ...services.slice(0, 1).map(addressOf), '/']

type Browser = {
  isInstalled: boolean
  packages: string
  start: () => Promise<Engine>
  storesNothing?: true
}

const browsers: Readonly<Record<string, Browser>> = {
  Firefox: {
    isInstalled: firefoxPath !== undefined,
    packages: 'firefox-esr, or set FIREFOX_PATH to a Firefox',
    start: startFirefox,
  },
  // Blocking all cookies also blocks all storage.
  'Firefox without cookies': {
    isInstalled: firefoxPath !== undefined,
    packages: 'firefox-esr',
    start: () => startFirefox({ 'network.cookie.cookieBehavior': 2, 'dom.storage.enabled': false }),
    storesNothing: true,
  },
  WebKitGTK: {
    isInstalled: hasWebKit,
    packages: 'webkit2gtk-driver and xvfb',
    start: startWebKit,
  },
}

/** Tests on a phone in a browser that Playwright cannot drive. */
const testIn = (start: () => Promise<Engine>) =>
  base.extend<{ person: Person }, { engine: Engine }>({
    engine: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
      async ({}, use) => {
        const engine = await start()
        await use(engine)
        await engine.quit()
      },
      { scope: 'worker' },
    ],
    viewport: { width: 390, height: 844 },
    person: async ({ engine, viewport, baseURL }, use) => {
      const tab = await engine.newTab(viewport?.width ?? 0, viewport?.height ?? 0)
      await use(visitorIn(tab, baseURL))
      await tab.close()
    },
  })

type Test = ReturnType<typeof testIn>

/** Returns what the right edge cuts off, and rows of stars that overlap the text beside them. */
const misplaced = () => {
  const cutOff = [...document.querySelectorAll('h1, h1 ~ p, main section:first-of-type a, form')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth)
    .map((element) => element.outerHTML.slice(0, 80))
  const stars = [...document.querySelectorAll('[class*="-stars"]')].filter((row) => {
    const [own, text] = [row, row.nextElementSibling].map((each) => each?.getBoundingClientRect())
    const isBeside = own && text && text.top < own.bottom && text.bottom > own.top
    return isBeside && !row.nextElementSibling?.matches('.sr') && text.left < own.right
  })
  return [...cutOff, ...stars.map((row) => row.outerHTML.slice(0, 80))]
}

const testLook = (test: Test, storesNothing = false) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1024, height: 800 },
  ])
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport })

      test('nothing is cut off or overlaps, and no script fails', async ({ person }) => {
        for (const path of mainPages) {
          await person.open(path)
          expect(await person.run(misplaced), path).toEqual([])
        }
        // Without storage, pages log that and work.
        const isOfStorage = (text: string) => storesNothing && /operation is insecure/.test(text)
        expect(person.errors.filter((text) => !isOfStorage(text))).toEqual([])
      })
    })
}

const dockIsInView = () => {
  const dock = document.querySelector('aside[class*="dock"]')
  return (
    dock?.checkVisibility({ visibilityProperty: true }) === true &&
    dock.getBoundingClientRect().top < innerHeight - 10
  )
}
const menuIsOpen = () => document.querySelector('#menu:popover-open') !== null

const testMenu = (test: Test) =>
  test('the menu works by pointer and keyboard, and the bottom bar comes', async ({ person }) => {
    await person.open('/')
    await person.click({ css: '[popovertarget]', name: layout.header.menu })
    await person.sees(true, menuIsOpen)
    await person.press(key.tab)
    await person.sees(true, () => document.activeElement === document.querySelector('#menu a'))
    await person.press(key.escape)
    await person.sees(false, menuIsOpen)
    await person.sees(true, () => document.activeElement?.matches('[popovertarget]'))
    await person.press(key.enter)
    await person.sees(true, menuIsOpen)
    const links = await person.run(() => document.querySelectorAll('#menu a').length)
    await person.press(...Array<string>(links + 1).fill(key.tab))
    await person.sees(false, menuIsOpen)
    await person.sees(true, () => document.activeElement?.closest('main') !== null)

    await person.open('/')
    await person.sees(true, () => document.querySelector('[data-slides][data-running]') !== null)
    await person.sees(false, dockIsInView)
    await person.run(() => scrollTo({ top: 1200, behavior: 'instant' }))
    await person.sees(true, dockIsInView)
  })

const definitionIsShown = () =>
  document
    .querySelector('[popovertarget^=term] + [popover] a')
    ?.checkVisibility({ visibilityProperty: true }) ?? false

const testDefinition = (test: Test) =>
  test('a definition shows at a press, until Escape', async ({ person }) => {
    await person.open(pathWithTerm)
    await person.click({ css: '[popovertarget^=term]' })
    await person.sees(true, definitionIsShown)
    await person.press(key.escape)
    await person.sees(false, definitionIsShown)
  })

/** Runs in the page: brings the end of the island to the bottom of the screen. */
const scrollToEndOfIsland = () => {
  const { bottom = 0 } = document.querySelector('[data-island]')?.getBoundingClientRect() ?? {}
  scrollTo({ top: scrollY + bottom - innerHeight, behavior: 'instant' })
}

/** True if part of an island as tall as a result is in view. */
const resultIsInView = () => {
  const box = document.querySelector('[data-island]')?.getBoundingClientRect() ?? new DOMRect()
  return box.height > 2000 && box.top < innerHeight && box.bottom > 0
}

const title = shown(say(roofResult.title, { firstName: personOf(visitor()).firstName }))

/** The journeys that must work in every browser, every day. */
const testDaily = (test: Test) => {
  test('a message arrives from a translated page that stores nothing', ({ person, request }) =>
    sendMessage(person, request, async () => {
      await translated(person)
      await storingNothing(person)
    }))

  test('a calculator leads to its result, whatever the relay says', async ({ person, request }) => {
    const who = visitor('busy-2')
    await finishCalculator(person, who)
    await person.click({ css: '[role=alert] button', name: wizard.submissionError.keep })
    await person.reads(title)
    await person.run(scrollToEndOfIsland)
    await person.reload()
    await person.sees(true, resultIsInView)
    await person.reads(title)
    await person.open(anyPage)
    await expect.poll(() => arrivals(request, who)).toBe(1)
  })
}

const testPresses = (test: Test) =>
  test('a second press meant for a step that has gone answers no question', async ({ person }) => {
    await openCalculator(person)
    await person.doubleClick(next)
    await person.sees('2', progress)
    await person.click(next)
    await person.sees('3', progress)
  })

/** Runs in the page: returns what two fields of the main form hold. */
const held = () =>
  ['firstName', 'message'].map(
    (name) => document.querySelector<HTMLInputElement>(`main form [name="${name}"]`)?.value,
  )

const testDrafts = (test: Test) =>
  test('what is in a form survives a reload and a change of language', async ({ person }) => {
    const typed = { firstName: 'Maya', message: 'A leak above the kitchen' }
    await person.open(contact)
    await fill(person, typed)
    await person.sees(Object.values(typed), held)
    await person.reload()
    await person.sees(Object.values(typed), held)
    for (const language of allLanguages.toReversed()) {
      await person.open(addressIn(language, contact))
      await person.sees(Object.values(typed), held)
    }
  })

const sizeAsked = () =>
  document.querySelector<HTMLInputElement>('main form [name="squareFootage"]')?.value

const testTabs = (test: Test) =>
  test('two tabs have their own answers and results', async ({ person }) => {
    const other = await person.beside()
    await openCalculator(other, '?squareFootage=9000')
    await other.click(next)
    await finishCalculator(person, visitor(), undefined, '?squareFootage=1200')
    await person.reads(title)
    await other.reload()
    await other.sees('9,000', sizeAsked)
    await person.reload()
    await person.reads(title)
    await person.reads(/1,200/)
  })

/** Runs in the page: keeps the text of the next file that it saves. */
const keepFile = () => {
  const { createObjectURL } = URL
  URL.createObjectURL = (file) => {
    if (file instanceof Blob)
      void file.text().then((text) => Object.assign(window, { savedFile: text }))
    return createObjectURL(file)
  }
}
const savedFile = () => String(Reflect.get(window, 'savedFile'))

/** True if the fonts that a file holds are those of its texts, and nothing is wider than the window. */
const isStyled = () =>
  [...document.fonts].some(({ status }) => status === 'loaded') &&
  document.documentElement.scrollWidth <= innerWidth

const testDocument = (test: Test) =>
  test('a result is saved as a file that opens styled', async ({ person }, testInfo) => {
    await finishCalculator(person, visitor())
    await person.reads(title)
    await person.run(keepFile)
    await person.click({ css: '[data-island] button', name: roofResult.next.download })
    await expect.poll(() => person.run(savedFile)).toContain('</html>')
    const file = testInfo.outputPath('result.html')
    writeFileSync(file, await person.run(savedFile))
    await person.open(`file://${file}`)
    await person.sees(true, isStyled)
  })

const testNightly = (test: Test, storesNothing?: true) => {
  test('a message arrives', ({ person, request }) => sendMessage(person, request))

  for (const [how, trouble] of Object.entries({ translated, storingNothing }))
    test(`a calculator leads to its result: ${how}`, async ({ person, request }) => {
      const who = visitor()
      await finishCalculator(person, who, trouble)
      await person.reads(title)
      expect(await arrivals(request, who)).toBe(1)
    })

  testLook(test, storesNothing)
  testMenu(test)
  testDefinition(test)
}

for (const [name, { isInstalled, packages, start, storesNothing }] of Object.entries(browsers))
  if (isInstalled) {
    const test = testIn(start)
    test.describe(name, () => {
      // In order and in one worker, so that the browser starts once.
      test.describe.configure({ mode: 'default' })
      // Without storage, no lead waits and no result outlives its page.
      if (!storesNothing) {
        testDaily(test)
        testDrafts(test)
        testPresses(test)
        testTabs(test)
        testDocument(test)
      }
      test.describe('at night', { tag: '@nightly' }, () => testNightly(test, storesNothing))
    })
  } else base.skip(`${name} was not tested: install ${packages}`, () => undefined)
