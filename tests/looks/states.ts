import { expect, type Page } from 'playwright/test'
import { addressIn, allLanguages, originalAddress } from '../../content/schema/languages.ts'
import { notFoundIn, offlineIn, sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { calculator, calculatorPath } from '../site/calculator.ts'
import { contactForm } from '../site/contact-form.ts'
import { keepRelayBusy, sendContact } from '../site/leads.ts'
import { emergencyServices, samplePages } from '../site/samples.ts'
import { words } from '../site/words.ts'
import { type State, who } from './state.ts'

const home = sitePaths.home
const contact = addressOf(linkedPages.contact)
const urgent = emergencyServices.map((service) => addressOf(service)).slice(0, 1)

const otherPages = [notFoundIn('en'), offlineIn('en')]
const notCompared = /about|financing|services$|guides$|sitemap|offline/
const pages = [...samplePages.filter((path) => path === originalAddress(path)), ...otherPages]
  .flatMap((path) => allLanguages.map((language) => addressIn(language, path)))
  .filter((path) => !notCompared.test(path))
  .map((path): State => ({ name: path, path }))

/** What pages are made of, where a build has that page. */
const parts = ['main', 'Section', 'Callout', 'Steps', 'Drawing'].map(
  (id): State => ({
    name: `part ${id}`,
    path: sitePaths.parts,
    reach: (page) => page.goto(`${sitePaths.parts}#${id}`),
  }),
)

const header: State[] = [
  {
    name: 'menu open',
    path: home,
    widest: 1024,
    reach: async (page) => {
      await page.goto(home)
      await page.getByRole('button', { name: words.layout.header.menu, exact: true }).click()
    },
  },
  ...[home, ...urgent].map(
    (path): State => ({
      name: `scrolled ${path}`,
      path,
      reach: async (page) => {
        await page.goto(path)
        await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
      },
    }),
  ),
]

const forms: State[] = [
  {
    name: 'form sent empty',
    path: contact,
    reach: async (page) => {
      await page.goto(contact)
      await contactForm(page).send()
    },
  },
  {
    name: 'form sent',
    path: contact,
    reach: async (page) => {
      await sendContact(page, who)
      await expect(contactForm(page).thanks).toBeVisible()
    },
  },
]

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
const calculatorStates: State[] = [
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

/** Every kind of page and state. */
export const states: readonly State[] = [
  ...pages,
  ...parts,
  ...header,
  ...calculatorStates,
  ...forms,
]
