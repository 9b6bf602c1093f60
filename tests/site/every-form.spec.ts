import { defaultLanguage } from '../../content/schema/languages.ts'
import { type InputTable, inputs } from '../form/input-table.ts'
import { copyFields, fillInPage } from '../visitor-browser.ts'
import { wholeLanguages } from './built-site.ts'
import { type FormName, fieldNamed, formNames, personalForm, sendAs } from './every-form.ts'
import { beyondTheEdge } from './reach.ts'
import { expect, type Page, test } from './test.ts'
import { wordsIn } from './words.ts'

/** Forms that ask who the visitor is, with everything that fills them in or is typed. */

const language = wholeLanguages.at(-1) ?? defaultLanguage

/** The forms that check what is typed themselves. Contact forms leave that to the browser. */
const checkedForms = ['roof calculator', 'estimate form'] as const satisfies FormName[]

/** Runs in the page: fills in a field that has the focus without telling anyone, as some programs do. */
const fillSilently = (field: Element | null, text: string) => {
  if (field instanceof HTMLInputElement) field.value = text
}

/** Fills in fields in turn as an app that shows the site does, and without an event. */
const fillByPrograms = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [index, [name, text]] of Object.entries(fields).entries()) {
    const field = fieldNamed(page, name)
    if (index % 2 === 0)
      await page.evaluate(fillInPage, [`main form [name=${name}]`, text] as const)
    else {
      await field.focus()
      await field.evaluate(fillSilently, text)
      await page.keyboard.press('Tab')
      await expect(field).not.toHaveValue('')
    }
  }
  // When React renders one field, it keeps the others.
  for (const name of Object.keys(fields)) await fieldNamed(page, name).press('End')
}

// Copies in contact forms: faults.spec.ts.
for (const name of formNames)
  test(`what programs fill in stays in the ${name} and is sent, and empty copies count nowhere`, async ({
    page,
    who,
  }) => {
    const form = personalForm(page, name, language)
    await form.open()
    expect.soft(await beyondTheEdge(page)).toEqual([])
    await sendAs(page, who, form, async (fields) => {
      await fillByPrograms(page, fields)
      if (checkedForms.some((one) => one === name)) await page.evaluate(copyFields)
    })
    expect(await who.arrivals()).toBe(1)
  })

/** The fields whose values are read as a name, an address or a number. */
const tableOf = { phone: 'phones', email: 'emails', name: 'names', lastName: 'names' } as const

/** Returns the message of a fault. For an empty field, each form has its own. */
const messageOf = (fault: string, kind: Exclude<keyof InputTable, 'numbers'>) => {
  const { phone: phones, email: emails, name: names } = wordsIn(language).inputs
  return new Map(Object.entries<string>({ phones, emails, names }[kind])).get(fault) ?? /./
}

/** The first row for each fault, and for none. All rows: tests/form/inputs.test.ts. */
const oneForEachFault = (rows: InputTable['phones']) =>
  rows.filter(({ fault }, index) => rows.findIndex((row) => row.fault === fault) === index)

for (const name of checkedForms)
  test(`what people type is read as they mean it in the ${name}`, async ({ page }) => {
    const { open, parts, shortest } = personalForm(page, name, language)
    const [{ asks, press }] = parts
    await open()
    // All others stay empty, so that nothing is sent.
    for (const [field, kind] of Object.entries(tableOf)) {
      if (!asks.some((one) => one === field)) continue
      const input = fieldNamed(page, field)
      if ((await input.getAttribute('required')) === null) continue
      for (const { typed, becomes, fault } of oneForEachFault(inputs[kind])) {
        if (String(becomes).length < shortest) continue
        await input.fill(typed)
        await press()
        const expected = expect(input, `${field} ${JSON.stringify(typed)}`)
        if (fault === undefined) await expected.not.toHaveAttribute('aria-invalid')
        else await expected.toHaveAccessibleDescription(messageOf(fault, kind))
      }
      await input.fill('')
    }
  })
