import { energyQuestions } from '../../components/calculators/energy/questions.ts'
import type { Language } from '../../content/schema/languages.ts'
import type { InputTable } from '../form/input-table.ts'
import { expect, type Locator, type Page, test } from '../strict-test.ts'
import { calculator } from './calculator.ts'
import { type PersonalForm, personalForms } from './every-form.ts'
import { wordsIn } from './words.ts'

type Tables = readonly InputTable[]
type Range = { min: number; max: number }

/** The fields whose values are read as a name, an address or a number. */
const fields = { phone: 'phones', email: 'emails', name: 'names', lastName: 'names' } as const

/** What forms say of values; of an empty field, each says something of its own. */
const messagesIn = (language: Language) => {
  const { phone, email, name } = wordsIn(language).inputs
  const messages = { phones: phone, emails: email, names: name }
  return (kind: keyof typeof messages, fault: string) =>
    new Map(Object.entries<string>(messages[kind])).get(fault) ?? /./
}

/** Tries values in each field. All else stays empty, so that nothing is sent. */
const tryIn = async (
  page: Page,
  { parts, shortest = 1 }: PersonalForm,
  tables: Tables,
  language: Language,
) => {
  const messageOf = messagesIn(language)
  const [part] = parts
  for (const [name, kind] of Object.entries(fields)) {
    const field = page.locator(`main form [name=${name}]`)
    if (!part?.person.some((one) => one === name)) continue
    const isOptional = (await field.getAttribute('required')) === null
    const rows = tables.flatMap((table) => table[kind])
    for (const { typed, becomes, fault } of rows) {
      if (String(becomes).length < shortest) continue
      await field.fill(typed)
      await part.press(page)
      const message = `${name} ${JSON.stringify(typed)}`
      const wrong = expect(field, message)
      if (fault === undefined || (isOptional && fault === 'required'))
        await wrong.not.toHaveAttribute('aria-invalid')
      else await wrong.toHaveAccessibleDescription(messageOf(kind, fault))
    }
    await field.fill('')
  }
}

/** Tries numbers in the field of a question. */
const tryNumbers = async (field: Locator, { min, max }: Range, tables: Tables) => {
  const shown = async () => (await field.inputValue()).replace(/,(?=\d{3})/, '')
  for (const { typed, becomes } of tables.flatMap((table) => table.numbers)) {
    await field.fill(typed)
    await field.blur()
    if (Number(becomes) >= min && Number(becomes) <= max)
      // A field shows two decimals at most.
      await expect.poll(shown, typed).toBe(String(Number(Number(becomes).toFixed(2))))
    else await expect(field, typed).toHaveAttribute('aria-invalid', 'true')
  }
}

/** Declares tests that try values in every form of a language, and in the fields for these numbers. */
export const testInputs = (
  tables: Tables,
  language: Language,
  numbers: readonly string[] = Object.keys(energyQuestions),
) => {
  for (const form of personalForms(language))
    test(`what people type is read as they mean it in the ${form.name}`, async ({ page }) => {
      await form.open(page)
      await tryIn(page, form, tables, language)
    })

  for (const [name, question] of Object.entries(energyQuestions))
    if (question.kind === 'number' && numbers.includes(name))
      test(`${name} in ${language} shows numbers as it understood them`, async ({ page }) => {
        const { openStep, number, questions } = calculator(page, 'energy', language)
        await openStep(questions.indexOf(name) + 1)
        await tryNumbers(number(name), question, tables)
      })
}
