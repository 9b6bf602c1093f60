import { defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { type InputTable, inputs, moreInputs } from '../form/input-table.ts'
import { copyFields, fillInPage } from '../visitor-browser.ts'
import { wholeLanguages } from './built-site.ts'
import { type FormName, fieldNamed, formNames, personalForm, sendAs, typeIn } from './every-form.ts'
import { expect, type Page, test } from './test.ts'
import { wordsIn } from './words.ts'

/** Forms that ask who the visitor is, with everything that fills them in or is typed. */

const language = wholeLanguages.at(-1) ?? defaultLanguage

for (const name of formNames)
  test(`an app that shows the site fills in the ${name}`, async ({ page, who }) => {
    const form = personalForm(page, name, language)
    await form.open()
    await sendAs(page, who, form, async (fields, first) => {
      for (const [field, text] of Object.entries(fields))
        await page.evaluate(fillInPage, [`main form [name=${field}]`, text] as const)
      // When React renders one field, it keeps the others.
      await fieldNamed(page, first).press('End')
    })
  })

/** Runs in the page: fills in a field that has the focus without telling anyone, as some programs do. */
const fillSilently = (field: Element | null, text: string) => {
  if (field instanceof HTMLInputElement) field.value = text
}

for (const name of formNames)
  test(`what is filled in without an event stays in the ${name}, and is sent`, async ({
    page,
    who,
  }) => {
    const form = personalForm(page, name)
    await form.open()
    await sendAs(page, who, form, async (fields) => {
      for (const [field, text] of Object.entries(fields)) {
        await fieldNamed(page, field).focus()
        await fieldNamed(page, field).evaluate(fillSilently, text)
        await page.keyboard.press('Tab')
        await expect(fieldNamed(page, field)).not.toHaveValue('')
      }
    })
  })

// In contact forms: late-scripts.spec.ts.
for (const name of ['roof calculator', 'estimate form'] as const)
  test(`empty copies of fields count nowhere in the ${name}`, async ({ page, who }) => {
    const form = personalForm(page, name)
    await form.open()
    await sendAs(page, who, form, async (fields) => {
      await typeIn(page, fields)
      await page.evaluate(copyFields)
    })
    expect(await who.arrivals()).toBe(1)
  })

type Tables = readonly InputTable[]

/** The fields whose values are read as a name, an address or a number. */
const tableOf = { phone: 'phones', email: 'emails', name: 'names', lastName: 'names' } as const

/** Returns the message of a fault. For an empty field, each form has its own. */
const messageOf = (fault: string, kind: Exclude<keyof InputTable, 'numbers'>, said: Language) => {
  const { phone: phones, email: emails, name: names } = wordsIn(said).inputs
  return new Map(Object.entries<string>({ phones, emails, names }[kind])).get(fault) ?? /./
}

/** The forms that check what is typed themselves. Contact forms leave that to the browser. */
const checkedForms = ['roof calculator', 'estimate form'] as const satisfies FormName[]
type CheckedForm = (typeof checkedForms)[number]

/** Tries values in each field. All others stay empty, so that nothing is sent. */
const tryIn = async (page: Page, name: CheckedForm, tables: Tables, inLanguage: Language) => {
  const { open, parts, shortest } = personalForm(page, name, inLanguage)
  const [{ asks, press }] = parts
  await open()
  for (const [field, kind] of Object.entries(tableOf)) {
    if (!asks.some((one) => one === field)) continue
    const input = fieldNamed(page, field)
    if ((await input.getAttribute('required')) === null) continue
    for (const { typed, becomes, fault } of tables.flatMap((table) => table[kind])) {
      if (String(becomes).length < shortest) continue
      await input.fill(typed)
      await press()
      const expected = expect(input, `${field} ${JSON.stringify(typed)}`)
      if (fault === undefined) await expected.not.toHaveAttribute('aria-invalid')
      else await expected.toHaveAccessibleDescription(messageOf(fault, kind, inLanguage))
    }
    await input.fill('')
  }
}

for (const name of checkedForms)
  test(`what people type is read as they mean it in the ${name}`, ({ page }) =>
    tryIn(page, name, [inputs], language))

test.describe('more inputs, in every language', { tag: '@nightly' }, () => {
  for (const inLanguage of wholeLanguages)
    for (const name of checkedForms)
      test(`what people type is read as they mean it in the ${name} in ${inLanguage}`, ({ page }) =>
        tryIn(page, name, [inputs, moreInputs], inLanguage))
})
