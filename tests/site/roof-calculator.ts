import { expect, type Page } from 'playwright/test'
import { addressIn, defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { say, sayCount } from '../../content/schema/message.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { shown } from './content.ts'
import { type Visitor, visitor } from './leads.ts'
import { comeBackTo, personOf, wizard } from './wizard.ts'
import { words, wordsIn } from './words.ts'

type Roof = typeof words.roof
type Question = keyof Roof['questions']
type ChoiceQuestion = keyof Roof['labels']

export const roofCalculatorPath = addressOf(linkedPages.roofCalculator)

/** The roof calculator as its visitor meets it: the wizard, its questions, and the estimate. */
export const roofCalculator = (page: Page, language: Language = defaultLanguage) => {
  const said = wordsIn(language)
  const { roof, roofResult } = said
  const path = addressIn(language, roofCalculatorPath)
  const steps = wizard(page, said)
  const finish = () => page.getByRole('button', { name: roof.finish, exact: true }).click()
  const estimate = page.getByRole('heading', { name: say(roofResult.title, { firstName: 'Maya' }) })
  const open = async (query = '') => {
    await page.goto(path + query)
    await steps.awake()
  }
  /** Opens the calculator at a step, with what was answered about the person before. */
  const openStep = async (step: number, person = {}) => {
    const calculator = 'roof'
    await comeBackTo(page, { path, calculator, step, person })
    await open()
    await steps.step(step)
  }
  /** Opens the calculator at its last step, with every answer given. */
  const openLast = (who: Visitor) => openStep(8, personOf(who))
  return {
    ...steps,
    open,
    openStep,
    openLast,
    finish,
    finishing: page.getByRole('button', { name: roof.finishing, exact: true }),
    estimate,
    question: (name: Question) => steps.heading(roof.questions[name].heading),
    choice: <Name extends ChoiceQuestion>(
      question: Name,
      answer: keyof Roof['labels'][Name] & string,
    ) =>
      page.getByRole(question === 'features' ? 'checkbox' : 'radio', {
        name: shown(String(roof.labels[question][answer])),
      }),
    number: (question: 'squareFootage' | 'currentAge') =>
      page.getByRole('textbox', { name: roof.questions[question].label }),
    slider: (question: 'squareFootage' | 'currentAge') =>
      page.getByRole('slider', { name: roof.questions[question].label }),
    /** Opens the calculator and sends the answers it starts with, for the estimate. */
    openEstimate: async (who: Visitor = visitor()) => {
      await openLast(who)
      await finish()
      await expect(estimate).toBeVisible()
    },
  }
}

export const squareFeet = (count: string) => say(words.wizard.units.squareFeet, { count })
export const months = (count: number) =>
  sayCount(words.wizard.units.months, count, { locale: 'en-US' })
