import { expect } from 'playwright/test'
import { addressIn, allLanguages, originalAddress } from '../../content/schema/languages.ts'
import { notFoundIn, offlineIn, sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { contactForm } from '../site/contact-form.ts'
import { sendContact } from '../site/leads.ts'
import { emergencyServices, samplePages } from '../site/samples.ts'
import { words } from '../site/words.ts'
import { calculatorStates } from './calculator-states.ts'
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

/** Every kind of page and state. */
export const states: readonly State[] = [
  ...pages,
  ...parts,
  ...header,
  ...calculatorStates,
  ...forms,
]
