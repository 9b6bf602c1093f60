import { expect, type Page } from 'playwright/test'
import { calculators } from '../../content/schema/calculators.ts'
import { addressIn, defaultLanguage } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { shown } from './content.ts'
import { type Visitor, visitor } from './leads.ts'
import { wordsIn } from './words.ts'

export const calculatorNames = ['roof', 'energy'] as const
export type CalculatorName = (typeof calculatorNames)[number]

export const calculatorPath = (name: CalculatorName, language = defaultLanguage): string =>
  addressIn(language, addressOf({ kind: 'calculator', slug: calculators[name].page }))

const propertyAddress = '1 Main Street, Miami 33101'

/** Returns the answers of a visitor who has filled in the last two steps. */
export const personOf = ({ name, email }: Visitor) => ({
  firstName: 'Maya',
  lastName: name,
  email,
  phone: '(305) 555-0142',
  address: propertyAddress,
})

/** The words that every calculator has. */
type Words = {
  questions: Record<string, { heading: string; label?: string }>
  labels: Record<string, Record<string, string>>
  finish: string
}

/** Returns a calculator as visitors find it: by roles and names. */
export const calculator = (page: Page, name: CalculatorName, language = defaultLanguage) => {
  const words = wordsIn(language)
  const { wizard, toasts } = words
  const own: Words = words[name]
  const path = calculatorPath(name, language)
  const questions = Object.keys(own.questions)
  const button = (label: string) => page.getByRole('button', { name: label, exact: true })
  const line = (field: keyof typeof wizard.personal.labels) =>
    page.getByLabel(wizard.personal.labels[field], { exact: true })
  const result = page.locator('[data-result]')
  const notices = page.getByRole('region', { name: say(toasts.region, { hotkey: 'F8' }) })

  // By key: after a step, pointers wait until a double press would be over.
  const next = () => button(wizard.next).press('Enter')
  const finish = () => button(own.finish).press('Enter')
  const hydrated = () => expect(page.locator('[data-island][data-hydrated]')).toBeAttached()
  const progress = page.getByRole('progressbar', { name: wizard.progress })
  /** Returns the number of a step. */
  const numberOf = (step: string) => {
    expect(questions, `a step of the ${name} calculator`).toContain(step)
    return questions.indexOf(step) + 1
  }
  const isAt = (number: number) => expect(progress).toHaveAttribute('aria-valuenow', String(number))
  const step = (at: string) => isAt(numberOf(at))
  const fillIn = async (who: Visitor) => {
    const { address: _, ...fields } = personOf(who)
    for (const [field, text] of Object.entries(fields))
      await line(field as keyof typeof fields).fill(field === 'phone' ? '3055550142' : text)
  }
  const open = async (query = '') => {
    await page.goto(path + query)
    await hydrated()
  }
  /** Opens the calculator at a step, as after a reload, with the given personal answers. */
  const openStep = async (at: string, person: object = {}) => {
    await page.addInitScript(
      ([address, wizardName, entry, answers]) => {
        if (location.pathname !== address || history.state !== null) return
        sessionStorage.setItem(`calculator-${wizardName}-person`, answers)
        history.replaceState({ wizard: wizardName, step: entry }, '')
      },
      [path, name, numberOf(at) - 1, JSON.stringify(person)] as const,
    )
    await open()
    await step(at)
  }
  /** Opens the calculator at its last step, with every answer given. */
  const openLast = (who: Visitor = visitor()) => openStep('address', personOf(who))
  return {
    path,
    questions,
    open,
    openStep,
    openLast,
    /** Opens the calculator and sends the answers it starts with. */
    openResult: async (who?: Visitor) => {
      await openLast(who)
      await finish()
      await expect(result).toBeVisible()
    },
    next,
    nextButton: button(wizard.next),
    backButton: button(wizard.back),
    back: () => button(wizard.back).click(),
    finish,
    finishButton: button(own.finish),
    /** Goes on to a step, with the answers that the ones before it have. */
    skipTo: async (to: string) => {
      const first = Number(await progress.getAttribute('aria-valuenow'))
      for (let number = first + 1; number <= numberOf(to); number++) {
        await next()
        await isAt(number)
      }
    },
    /** Returns the step after another. */
    after: (one: string) => questions[numberOf(one)] ?? '',
    hydrated,
    step,
    result,
    question: (question: string) =>
      page.getByRole('heading', { level: 2, name: own.questions[question]?.heading ?? '' }),
    choice: (question: string, answer: string) =>
      page.getByRole(question === 'features' ? 'checkbox' : 'radio', {
        name: shown(own.labels[question]?.[answer] ?? ''),
      }),
    number: (question: string) =>
      page.getByRole('textbox', { name: own.questions[question]?.label ?? '' }),
    line,
    fillIn,
    /** Answers the last two steps, which ask for the visitor and the address of the house. */
    person: async (who: Visitor) => {
      await fillIn(who)
      await next()
      await line('address').fill(propertyAddress)
    },
    /** Saves what the result offers as a document, and changes the page before the press. */
    download: async (change = async () => {}) => {
      const label = name === 'roof' ? words.roofResult.next.download : words.energyResult.download
      const press = await button(label).elementHandle()
      await change()
      const [file] = await Promise.all([page.waitForEvent('download'), press?.click()])
      return file
    },
    notices,
    toast: (title: string) => notices.getByText(title, { exact: true }),
  }
}
