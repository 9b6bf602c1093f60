import { defaultLanguage } from '../../content/schema/languages.ts'
import type { Page } from '../strict-test.ts'
import { beforeScripts, fillInPage } from '../visitor-browser.ts'
import { wholeLanguages } from './built-site.ts'
import { identityOf, personalForms, sendAs } from './every-form.ts'
import { test, type Visitor } from './leads.ts'

/** Forms that the visitor does not type into: what fills them in must lead to the same lead. */

/** The address book of a browser, under the names that Chromium has for its fields. */
const addressBook = (who: Visitor) => {
  const { name, firstName, lastName, email, phone, address, city } = identityOf(who)
  const fields = {
    NAME_FULL: name,
    NAME_FIRST: firstName,
    NAME_LAST: lastName,
    EMAIL_ADDRESS: email,
    PHONE_HOME_WHOLE_NUMBER: phone,
    ADDRESS_HOME_LINE1: address,
    ADDRESS_HOME_CITY: city,
    ADDRESS_HOME_ZIP: '33101',
    COMPANY_NAME: 'Sample Company',
  }
  return { fields: Object.entries(fields).map(([name, value]) => ({ name, value })) }
}

/** The browser fills in the form of a field, as after a tap on its suggestion. */
const autofill = async (page: Page, selector: string, who: Visitor) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Autofill.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { node } = await browser.send('DOM.describeNode', { nodeId })
  const filled = new Promise((resolve) => browser.once('Autofill.addressFormFilled', resolve))
  const chosen = { fieldId: node.backendNodeId, address: addressBook(who) }
  await browser.send('Autofill.trigger', chosen)
  await filled
  await browser.detach()
}

/** Sentences that the content may have above a form, which a browser may take for a label in it. */
const sentences = [
  'Leave your name and email address, and we call you back.',
  'Company name, phone number and e-mail are all we need.',
  'Your address stays with us. ZIP code 33101 and its neighbors only.',
  'Deje su nombre y su correo electrónico.',
  'Name:',
]

/** Runs in the page. */
const writeAbove = (sentence: string) => {
  for (const form of document.querySelectorAll('form'))
    form.before(Object.assign(document.createElement('p'), { textContent: sentence }))
}

const fieldOf = (names: object) => `main form [name=${Object.keys(names)[0]}]`

for (const form of personalForms(defaultLanguage))
  for (const sentence of form.hasTrap ? sentences : sentences.slice(0, 1))
    test(`the browser fills in the ${form.name} below "${sentence}"`, async ({ page, who }) => {
      await beforeScripts(page, writeAbove, sentence)
      await form.open(page)
      await sendAs(page, who, form, (fields) => autofill(page, fieldOf(fields), who))
    })

for (const form of wholeLanguages.slice(-1).flatMap(personalForms))
  test(`an app that shows the site fills in the ${form.name}`, async ({ page, who }) => {
    await form.open(page)
    await sendAs(page, who, form, async (fields) => {
      for (const [name, text] of Object.entries(fields))
        await page.evaluate(fillInPage, [`main form [name=${name}]`, text] as const)
      // Where React draws one field, it keeps the others.
      await page.locator(fieldOf(fields)).press('End')
    })
  })
