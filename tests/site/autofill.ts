import { defaultLanguage } from '../../content/schema/languages.ts'
import type { Page } from '../strict-test.ts'
import { beforeScripts } from '../visitor-browser.ts'
import { fieldOf, identityOf, personalForms, sendAs } from './every-form.ts'
import { test, type Visitor } from './leads.ts'

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

/** Declares a test of each form below some of the sentences: the address book leads to the same lead. */
export const testAutofill = (isTried: (sentence: number, form: number) => boolean) => {
  for (const [index, form] of personalForms(defaultLanguage).entries())
    for (const sentence of sentences.filter((_, number) => isTried(number, index)))
      test(`the browser fills in the ${form.name} below "${sentence}"`, async ({ page, who }) => {
        await beforeScripts(page, writeAbove, sentence)
        await form.open(page)
        await sendAs(page, who, form, (fields) => autofill(page, fieldOf(fields), who))
      })
}
