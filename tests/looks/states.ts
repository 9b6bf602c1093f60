import { expect, type Page } from 'playwright/test'
import {
  addressIn,
  allLanguages,
  type Language,
  originalAddress,
} from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { notFoundIn, offlineIn, sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { documentsIn, home as energyAnswers, roof as roofAnswers } from '../calculators/samples.ts'
import { type CalculatorName, calculator, calculatorPath } from '../site/calculator.ts'
import { contactForm, crashContactForms } from '../site/contact-form.ts'
import { home as homeContent } from '../site/content.ts'
import { failUntilReload, holdRequests } from '../site/held-requests.ts'
import { blockStorage, fillContact, keepRelayBusy, relayPath, sendContact } from '../site/leads.ts'
import { samplePhotos } from '../site/sample-photos.ts'
import { emergencyServices, samplePages } from '../site/samples.ts'
import { words, wordsIn } from '../site/words.ts'

/** A page as a visitor may see it. */
export type State = {
  name: string
  path: string
  /** Leads there, where the page has not only to be opened. */
  reach?: (page: Page) => Promise<unknown>
  /** Shown as far as a screen shows it, because something is fixed to it. */
  isScreen?: true
  /** The widest screen on which there is such a thing. */
  widest?: number
  /** Compared with its picture every night. */
  isCompared?: true
}

/** Always the same, because a result greets them. */
const who = { name: 'Ortega', email: 'maya@sample.example' }
const home = sitePaths.home
const contact = addressOf(linkedPages.contact)
const urgent = emergencyServices.map((service) => addressOf(service)).slice(0, 1)

const otherPages = [notFoundIn('en'), offlineIn('en')]
const rarelyCompared = /about|financing|services$|guides$|sitemap|offline/
const pages = [...samplePages.filter((path) => path === originalAddress(path)), ...otherPages]
  .flatMap((path) => allLanguages.map((language) => addressIn(language, path)))
  .map(
    (path): State => ({
      name: path,
      path,
      ...(!rarelyCompared.test(path) && { isCompared: true }),
    }),
  )

/** What pages are made of, where a build has that page. */
const parts = ['main', 'Section', 'Callout', 'Steps', 'Drawing'].map(
  (id): State => ({
    name: `part ${id}`,
    path: sitePaths.parts,
    isScreen: true,
    isCompared: true,
    reach: (page) => page.goto(`${sitePaths.parts}#${id}`),
  }),
)

const header: State[] = [
  {
    name: 'menu open',
    path: home,
    isScreen: true,
    widest: 1024,
    isCompared: true,
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
      isCompared: true,
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

type Tools<Name extends CalculatorName = CalculatorName> = ReturnType<typeof calculator<Name>>
const wizard =
  <Name extends CalculatorName>(name: Name, language?: Language) =>
  (
    state: string,
    reach: (tools: Tools<Name>, page: Page) => Promise<unknown>,
    isCompared?: true,
  ): State => ({
    name: `${name} ${state}${language ? ` ${language}` : ''}`,
    path: calculatorPath(name, language),
    reach: (page) => reach(calculator(page, name, language), page),
    ...(isCompared && { isCompared }),
  })

const steps = (name: CalculatorName): State[] =>
  Object.keys(words[name].questions).map((question, index) =>
    wizard(name)(`step ${index + 1}, ${question}`, ({ openStep }) => openStep(index + 1)),
  )

/** A notice under the pointer stays. */
const pointAtNotice = async ({ notices }: Tools<'roof'>) => {
  await expect(notices).toBeVisible()
  await notices.hover()
}

/** The visitor leaves the fields of the person empty, and reads what is missing. */
const leaveEmpty = async (tools: Tools<'roof'>) => {
  await tools.openStep(tools.questions.indexOf('person') + 1)
  await tools.next()
  await pointAtNotice(tools)
}

const showResult = async (tools: Tools<'roof'>) => {
  await tools.openResult(who)
  await pointAtNotice(tools)
}

const failToSend = async (tools: Tools<'roof'>, page: Page) => {
  await keepRelayBusy(page)
  await tools.openLast(who)
  await tools.finish()
  await expect(page.getByRole('alert')).toBeVisible()
  await pointAtNotice(tools)
}

const roof = wizard('roof')
const roofInSpanish = wizard('roof', 'es')
const { submissionError } = words.wizard
const calculators: State[] = [
  ...steps('roof'),
  ...steps('energy'),
  roof(
    'wrong number',
    async (tools) => {
      await tools.openStep(2)
      await tools.number('squareFootage').fill('499')
      await tools.next()
      await pointAtNotice(tools)
    },
    true,
  ),
  roof('empty fields', leaveEmpty, true),
  roofInSpanish('empty fields', leaveEmpty),
  roof('sending', async ({ openLast, finish }, page) => {
    await holdRequests(page, relayPath)
    await openLast(who)
    await finish()
  }),
  roof('not sent', failToSend, true),
  roof('result', showResult, true),
  roofInSpanish('result', showResult),
  roof('result with form', async ({ openResult }, page) => {
    await openResult(who)
    await page.getByRole('button', { name: words.roofResult.next.email }).click()
  }),
  roof('result that waits', async (tools, page) => {
    await failToSend(tools, page)
    await page.getByRole('button', { name: submissionError.keep, exact: true }).click()
    await expect(tools.result).toBeVisible()
  }),
  roof('without its script', async ({ path, choice, next }, page) => {
    await failUntilReload(page, 'hydrateRoot')
    await page.goto(path)
    await choice('roofType', 'flat').check()
    await next()
    await expect(page.getByRole('alert')).toBeVisible()
  }),
  wizard('energy')('result', ({ openResult }) => openResult(who)),
  wizard('energy', 'es')('result', ({ openResult }) => openResult(who)),
  ...allLanguages.flatMap((language) => {
    const { roofOf, energyOf } = documentsIn(language)
    const voucher = { text: '$1,000', conditions: '', until: new Date(2026, 11, 20) }
    return [
      wizard('roof', language)('document', (_, page) =>
        page.setContent(roofOf(roofAnswers, { voucher })),
      ),
      wizard('energy', language)('document', (_, page) => page.setContent(energyOf(energyAnswers))),
    ]
  }),
]

const form = (
  state: string,
  reach: (page: Page, tools: ReturnType<typeof contactForm>) => Promise<unknown>,
  { isCompared, said = words, path = contact }: Partial<State> & { said?: typeof words } = {},
): State => ({
  name: `form ${state}`,
  path,
  reach: (page) => reach(page, contactForm(page, said)),
  ...(isCompared && { isCompared }),
})

const inSpanish = { said: wordsIn('es'), path: addressIn('es', contact) }
const sendNothing =
  (path: string) =>
  async (page: Page, { send }: ReturnType<typeof contactForm>) => {
    await page.goto(path)
    await send()
  }
const forms: State[] = [
  form('sent empty', sendNothing(contact), { isCompared: true }),
  form('sent empty es', sendNothing(inSpanish.path), inSpanish),
  form('with photos and all questions', async (page, { photos, island }) => {
    await fillContact(page, who)
    await page.getByText(words.longForm.more).click()
    await photos.field.focus()
    await expect(island).toHaveAttribute('data-hydrated', '')
    await photos.field.setInputFiles([await samplePhotos.portrait(), samplePhotos.unusable.heic])
    await expect(photos.previews).toHaveCount(1)
  }),
  form('sending', async (page, { button }) => {
    await holdRequests(page, relayPath)
    await sendContact(page, who)
    await expect(button('submitting')).toBeVisible()
  }),
  form(
    'sent',
    async (page, { thanks }) => {
      await sendContact(page, who)
      await expect(thanks).toBeVisible()
    },
    { isCompared: true },
  ),
  form('waiting', async (page, { stored }) => {
    await keepRelayBusy(page)
    await sendContact(page, who)
    await expect(stored).toBeVisible()
  }),
  form('not stored', async (page, { notStored }) => {
    await blockStorage(page)
    await keepRelayBusy(page)
    await sendContact(page, who)
    await expect(notStored).toBeVisible()
  }),
  form(
    'crashed',
    async (page, { field }) => {
      await crashContactForms(page)
      await page.goto(home)
      await field('name').focus()
      await expect(page.getByRole('alert')).toBeVisible()
    },
    { path: home },
  ),
]

/** Every kind of page and state. */
export const states: readonly State[] = [...pages, ...parts, ...header, ...calculators, ...forms]
