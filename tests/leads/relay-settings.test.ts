import { expect, test } from 'vitest'
import {
  isLocalRelay,
  type RelaySettings,
  relayProblem,
  relayWith,
} from '../../content/schema/relay.ts'
import { siteOf } from '../../renderer/content/site.ts'
import { siteFacts } from '../../renderer/output/delivery/site.ts'
import { problemsOf, sampleFolder, withChange } from '../content/sample.ts'

const key = '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d'
const submit = 'https://formsubmit.co'
const spree = 'https://formspree.io'
const web3 = 'https://api.web3forms.com/submit'

/** Returns the settings for an address in the form of FORM_RELAY: it may contain a key. */
const settings = (service: RelaySettings['service'], formRelay: string): RelaySettings => {
  const [endpoint = '', accessKey] = formRelay.split('?access_key=')
  return { service, endpoint, ...(accessKey && { accessKey }) }
}
const withRelay = (relay: object) =>
  withChange(
    'content/business.yaml',
    'relay: { service: FormSubmit, endpoint: "" }',
    `relay: ${JSON.stringify(relay)}`,
  )

test.each([
  ['FormSubmit', `${submit}/first.last+web@mail.sample.example`],
  ['FormSubmit', `${submit}/0123456789abcdef0123456789abcdef`],
  ['Formspree', `${spree}/f/xayabgnl`],
  ['Formspree', `${spree}/p/2129258151042612582/f/contactForm`],
  ['Web3Forms', `${web3}?access_key=${key}`],
] as const)(
  'a relay of %s at %s accepts leads, and its host may be contacted',
  (service, address) => {
    const relay = settings(service, address)
    expect(relayProblem(relay)).toBeUndefined()
    for (const folder of [withRelay(relay), { ...sampleFolder, formRelay: address }]) {
      expect(problemsOf(folder)).toEqual([])
      const site = siteOf(folder)
      expect(site.in('en').business.relay).toMatchObject(relay)
      expect(siteFacts(site).relayHosts).toEqual([new URL(relay.endpoint).origin])
    }
  },
)

test.each([
  ['not an address of FormSubmit', 'FormSubmit', submit],
  ['not an address of FormSubmit', 'FormSubmit', `${submit}/ajax/you@sample.example`],
  ['not an address of FormSubmit', 'FormSubmit', `${submit}.evil.example/you@a.example`],
  ['not an address of FormSubmit', 'FormSubmit', 'http://formsubmit.co/you@sample.example'],
  ['your mailbox', 'FormSubmit', `${submit}/you@sample`],
  ['of an example', 'FormSubmit', `${submit}/you@example.com`],
  ['of Web3Forms, and the service is F', 'FormSubmit', web3],
  ['the code of the form', 'Formspree', `${spree}/f/YOUR_FORM_ID`],
  ['none is set', 'Web3Forms', web3],
  ['all 36 characters', 'Web3Forms', `${web3}?access_key=${key.slice(1)}`],
  ['; write https://api', 'Web3Forms', `https://web3forms.com/submit?access_key=${key}`],
] as const)('a relay is refused for the reason "%s": %s at %s', (reason, service, address) => {
  const relay = settings(service, address)
  expect(relayProblem(relay)).toContain(reason)
  expect(isLocalRelay(relay)).toBe(false)
})

test.each(['', '/relay', 'http://localhost:3000/relay', 'http://127.0.0.1:4173/a'])(
  'a relay at %j is for this computer: the check accepts it, a release does not',
  (endpoint) => {
    const relay = settings('FormSubmit', endpoint)
    expect(relayProblem(relay)).toMatch(/no relay is set|this computer/)
    expect(problemsOf(withRelay(relay))).toEqual([])
  },
)

const wrong = settings('Formspree', `${submit}/you@sample.example`)
const elsewhere = `${submit}/you`
test.each([
  ['in business.yaml', withRelay(wrong), 'relay.endpoint: '],
  [
    'as the second one',
    withRelay({ ...settings('FormSubmit', ''), fallback: wrong }),
    'relay.fallback.endpoint: ',
  ],
  [
    'in FORM_RELAY',
    { ...sampleFolder, formRelay: elsewhere },
    'FORM_RELAY in the environment replaces this, and ',
  ],
])('the check refuses a wrong relay %s, and its host must not be contacted', (_, folder, where) => {
  const relay = where.startsWith('FORM') ? settings('FormSubmit', elsewhere) : wrong
  expect(problemsOf(folder)).toEqual([expect.stringContaining(where + relayProblem(relay))])
  expect(siteFacts(siteOf(folder)).relayHosts).toEqual([])
})

test('FORM_RELAY replaces service and address, and keeps the key if it has none', () => {
  const ours = settings('Web3Forms', `${web3}?access_key=${key}`)
  const formspree = `${spree}/f/abcdefgh`
  expect(relayWith(ours, formspree)).toEqual({ ...ours, ...settings('Formspree', formspree) })
  expect(relayWith(ours, web3)).toEqual(ours)
  expect(relayWith(ours, '')).toBe(ours)
})
