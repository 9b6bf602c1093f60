import { wholeBrowserOptions } from '../system-browser.ts'
import { beforeScripts } from '../visitor-browser.ts'
import { testFaults } from './faults.ts'
import { type Fill, formGroups } from './forms.ts'
import { identityOf } from './leads.ts'
import { test } from './test.ts'

/** The address book of the browser, whose guesses of fields must result in the same lead. */

// Only the full Chromium has one.
test.use({ launchOptions: wholeBrowserOptions })

/** Makes the browser fill in a form, as after a tap on its suggestion below a field. */
const autofill: Fill = async (page, asked, who) => {
  const { name, firstName, lastName, email, phone, address, city } = identityOf(who)
  const known = {
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
  const fields = Object.entries(known).map(([key, value]) => ({ name: key, value }))
  const browser = await page.context().newCDPSession(page)
  await browser.send('Autofill.enable')
  const { root } = await browser.send('DOM.getDocument')
  const selector = `main form [name=${Object.keys(asked)[0]}]`
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { node } = await browser.send('DOM.describeNode', { nodeId })
  const filled = new Promise((resolve) => browser.once('Autofill.addressFormFilled', resolve))
  await browser.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } })
  await filled
  await browser.detach()
}

/** Runs in the page: writes above each form what a browser may take for a label in it. */
const writeAbove = () => {
  for (const form of document.querySelectorAll('form'))
    for (const textContent of ['Leave your name and email address.', 'Company, ZIP code:', 'Name:'])
      form.before(Object.assign(document.createElement('p'), { textContent }))
}

testFaults({
  'the address book of the browser': {
    before: (page) => beforeScripts(page, writeAbove),
    fill: autofill,
    forms: formGroups.everyField,
  },
})
