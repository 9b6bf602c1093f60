import { wholeBrowserOptions } from '../system-browser.ts'
import { beforeScripts } from '../visitor-browser.ts'
import { formNames, identityOf, personalForm, sendAs } from './every-form.ts'
import type { Visitor } from './leads.ts'
import { type Page, test } from './test.ts'

/** The address book of the browser, whose guesses of fields must result in the same lead. */

// Only the full Chromium has one.
test.use({ launchOptions: wholeBrowserOptions })

/** Returns the address book of a visitor, under Chromium's names of its fields. */
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

/** Makes the browser fill in the form of a field, as after a tap on its suggestion. */
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

/** Sentences that content may have above a form, which a browser may take for a label in it. */
const sentences = [
  'Leave your name and email address, and we call you back.',
  'Company name, phone number and e-mail are all we need.',
  'Your address stays with us. ZIP code 33101 and its neighbors only.',
  'Deje su nombre y su correo electrónico.',
  'Name:',
]

/** Runs in the page. */
const writeAbove = (...written: string[]) => {
  for (const form of document.querySelectorAll('form'))
    for (const textContent of written)
      form.before(Object.assign(document.createElement('p'), { textContent }))
}

for (const name of formNames)
  test(`the browser fills in the ${name} from its address book`, {
    tag: '@nightly',
  }, async ({ page, who }) => {
    const form = personalForm(page, name)
    await beforeScripts(page, writeAbove, ...sentences)
    await form.open()
    await sendAs(page, who, form, (_, first) => autofill(page, `main form [name=${first}]`, who))
  })
