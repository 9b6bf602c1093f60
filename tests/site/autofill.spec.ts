import { wholeBrowserOptions } from '../system-browser.ts'
import { beforeScripts } from '../visitor-browser.ts'
import { expectLead, type Fill, fillOut, formNames, personalForm } from './every-form.ts'
import { identityOf } from './leads.ts'
import { expect, test } from './test.ts'

/** The address book of the browser, whose guesses of fields must result in the same lead. */

// Only the full Chromium has one.
test.use({ launchOptions: wholeBrowserOptions })

/** Makes the browser fill in a form, as after a tap on its suggestion below a field. */
const autofill: Fill = async (page, _, first, who) => {
  const identity = identityOf(who)
  const address = {
    NAME_FULL: identity.name,
    NAME_FIRST: identity.firstName,
    NAME_LAST: identity.lastName,
    EMAIL_ADDRESS: identity.email,
    PHONE_HOME_WHOLE_NUMBER: identity.phone,
    ADDRESS_HOME_LINE1: identity.address,
    ADDRESS_HOME_CITY: identity.city,
    ADDRESS_HOME_ZIP: '33101',
    COMPANY_NAME: 'Sample Company',
  }
  const browser = await page.context().newCDPSession(page)
  await browser.send('Autofill.enable')
  const { root } = await browser.send('DOM.getDocument')
  const selector = `main form [name=${first}]`
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { node } = await browser.send('DOM.describeNode', { nodeId })
  const filled = new Promise((resolve) => browser.once('Autofill.addressFormFilled', resolve))
  const fields = Object.entries(address).map(([name, value]) => ({ name, value }))
  await browser.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } })
  await filled
  await browser.detach()
}

/** Runs in the page: writes above each form what a browser may take for a label in it. */
const writeAbove = () => {
  for (const form of document.querySelectorAll('form'))
    for (const textContent of [
      'Leave your name and email address, and we call you back.',
      'Company name, phone number and e-mail are all we need.',
      'Your address stays with us. ZIP code 33101 and its neighbors only.',
      'Deje su nombre y su correo electrónico.',
      'Name:',
    ])
      form.before(Object.assign(document.createElement('p'), { textContent }))
}

for (const name of formNames)
  test(`the browser fills in the ${name} from its address book`, {
    tag: '@nightly',
  }, async ({ page, who }) => {
    const form = personalForm(page, name)
    await beforeScripts(page, writeAbove)
    await form.begin()
    await form.reach()
    const { press } = await fillOut(page, who, form, autofill)
    await press()
    await expect(form.thanks).toBeVisible()
    await expectLead(who, form)
  })
