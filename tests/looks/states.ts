import { expect, type Page } from 'playwright/test'
import {
  addressIn,
  allLanguages,
  defaultLanguage,
  type Language,
  originalAddress,
} from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { notFoundIn, offlineIn, sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { emergencyServices, home as homeContent, samplePages, words } from '../site/content.ts'
import { contactForm } from '../site/forms.ts'
import { holdRequests } from '../site/held-requests.ts'
import { relayPath } from '../site/leads.ts'
import { samplePhotos } from '../site/sample-photos.ts'
import { calculatorStates } from './calculator-states.ts'
import { type State, who } from './state.ts'

const home = sitePaths.home
const contact = addressOf(linkedPages.contact)
const urgent = emergencyServices.map((service) => addressOf(service)).slice(0, 1)

const otherPages = [notFoundIn('en'), offlineIn('en')]
const pages = [...samplePages.filter((path) => path === originalAddress(path)), ...otherPages]
  .flatMap((path) => allLanguages.map((language) => addressIn(language, path)))
  .map((path): State => ({ name: path, path }))

/** The components of pages, if the build has the page of parts. */
const parts = ['main', 'Section', 'Callout', 'Steps', 'Drawing'].map(
  (id): State => ({
    name: `part ${id}`,
    path: sitePaths.parts,
    isScreen: true,
    reach: (page) => page.goto(`${sitePaths.parts}#${id}`),
  }),
)

const header: State[] = [
  {
    name: 'menu open',
    path: home,
    isScreen: true,
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
      isScreen: true,
      reach: async (page) => {
        await page.goto(path)
        await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
      },
    }),
  ),
  ...[2, 3].map(
    (number): State => ({
      name: `slide ${number}`,
      path: home,
      isScreen: true,
      reach: async (page) => {
        await page.goto(home)
        const label = say(words.heroSlides.dot, { number, count: homeContent.slides.length })
        await page.getByRole('button', { name: label, exact: true }).click()
      },
    }),
  ),
]

const form = (
  state: string,
  reach: (page: Page, tools: ReturnType<typeof contactForm>) => Promise<unknown>,
  language: Language = defaultLanguage,
): State => ({
  name: `form ${state}`,
  path: addressIn(language, contact),
  reach: (page) => reach(page, contactForm(page, 'long', language)),
})

const sendNothing = async (_: Page, { open, send, field }: ReturnType<typeof contactForm>) => {
  await open()
  await send()
  await expect(field('firstName')).toBeFocused()
}
const forms: State[] = [
  form('sent empty', sendNothing),
  form('sent empty es', sendNothing, 'es'),
  form('with photos and all questions', async (page, { write, photos, behavior }) => {
    await write(who)
    await behavior()
    await page.getByText(words.longForm.more).click()
    await photos.field.setInputFiles([await samplePhotos.portrait(), samplePhotos.unusable.heic])
    await expect(photos.previews).toHaveCount(1)
  }),
  form('sending', async (page, { writeAndSend, button }) => {
    await holdRequests(page, relayPath)
    await writeAndSend(who)
    await expect(button('submitting')).toBeVisible()
  }),
  form('sent', async (_, { writeAndSend, thanks }) => {
    await writeAndSend(who)
    await expect(thanks).toBeVisible()
  }),
  form('blocked', async (page, { writeAndSend, told }) => {
    await page.route(relayPath, (route) => route.abort())
    await writeAndSend(who)
    await expect(told.blocked).toBeVisible()
  }),
]

/** Every kind of page and state. */
export const states: readonly State[] = [
  ...pages,
  ...parts,
  ...header,
  ...calculatorStates,
  ...forms,
]
