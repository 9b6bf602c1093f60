import { expect, type Page } from 'playwright/test'
import { addressIn, defaultLanguage } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { calculators } from '../../content/schema/prices.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { shown, wordsIn } from './content.ts'
import { identityOf, type Visitor, visitor } from './leads.ts'

export const calculatorNames = ['roof', 'energy'] as const
export type CalculatorName = (typeof calculatorNames)[number]

export const calculatorPath = (name: CalculatorName, language = defaultLanguage): string =>
  addressIn(language, addressOf({ kind: 'calculator', slug: calculators[name].page }))

/** Returns the answers of a visitor who has filled in the last two steps. */
export const personOf = (who: Visitor) => {
  const { name: _, city: __, ...person } = identityOf(who)
  return person
}

type Words = { questions: Record<string, { heading: string }>; finish: string }

export const calculator = (page: Page, name: CalculatorName, language = defaultLanguage) => {
  const words = wordsIn(language)
  const { wizard, toasts } = words
  const own: Words = words[name]
  const path = calculatorPath(name, language)
  const questions = Object.keys(own.questions)
  const button = (label: string) => page.getByRole('button', { name: label, exact: true })
  const [nextButton, finishButton] = [button(wizard.next), button(own.finish)]
  const field = (of: string) => page.locator(`main form [name=${of}]`)
  const result = page.locator('[data-result]')
  const notices = page.getByRole('region', { name: say(toasts.region, { hotkey: 'F8' }) })
  const said = (text: string) => page.getByText(shown(text)).filter({ visible: true })

  // By key: after a step, pointers wait until a double press would be over.
  const next = () => nextButton.press('Enter')
  const finish = () => finishButton.press('Enter')
  const hydrated = () => expect(page.locator('[data-island][data-hydrated]')).toBeAttached()
  const progress = page.getByRole('progressbar', { name: wizard.progress })
  const numberOf = (step: string) => {
    expect(questions, `a step of the ${name} calculator`).toContain(step)
    return questions.indexOf(step) + 1
  }
  const isAt = (number: number) => expect(progress).toHaveAttribute('aria-valuenow', String(number))
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
    await isAt(numberOf(at))
  }
  const openLast = (who: Visitor = visitor()) => openStep('address', personOf(who))
  /** Goes on to a step, with the answers that the ones before it have. */
  const skipTo = async (to: string) => {
    const first = Number(await progress.getAttribute('aria-valuenow'))
    for (let number = first + 1; number <= numberOf(to); number++) {
      await next()
      await isAt(number)
    }
  }
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
    nextButton,
    backButton: button(wizard.back),
    back: () => button(wizard.back).click(),
    finish,
    finishButton,
    skipTo,
    after: (one: string) => questions[numberOf(one)] ?? '',
    hydrated,
    step: (at: string) => isAt(numberOf(at)),
    result,
    question: (asked: string) =>
      page.getByRole('heading', { level: 2, name: own.questions[asked]?.heading ?? '' }),
    choice: (question: string, answer: string) =>
      page.locator(`[name=${question}][value=${answer}]`),
    field,
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
    begin: async (isQuick = true) => {
      await (isQuick ? openStep('person') : page.goto(path))
    },
    reach: async () => {
      await hydrated()
      await skipTo('person')
    },
    parts: [
      {
        asks: ['firstName', 'lastName', 'email', 'phone'],
        button: nextButton,
        press: next,
      },
      { asks: ['address'], button: finishButton, press: finish },
    ] as const,
    ready: () => page.waitForLoadState('networkidle'),
    thanks: result,
    thanksWhen: ['stored', 'notStored', 'blocked'] as const,
    told: {
      stored: said(wizard.notSentYet.kept),
      notStored: said(wizard.notSentYet.notKept),
      blocked: said(wizard.notSentYet.blocked),
    },
    agree: (options?: { timeout: number }) => button(wizard.submissionError.keep).click(options),
  }
}
