import { describe, expect, test } from 'vitest'
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
const web3 = 'https://api.web3forms.com/submit'

/** Addresses that accept leads, in the form of FORM_RELAY: with the key. */
const right: [RelaySettings['service'], formRelay: string][] = [
  ['FormSubmit', 'https://formsubmit.co/you@sample.example'],
  ['FormSubmit', 'https://formsubmit.co/first.last+web@mail.sample.example'],
  ['FormSubmit', 'https://formsubmit.co/0123456789abcdef0123456789abcdef'],
  ['Formspree', 'https://formspree.io/f/xayabgnl'],
  ['Formspree', 'https://formspree.io/p/2129258151042612582/f/contactForm'],
  ['Web3Forms', `${web3}?access_key=${key}`],
]

/** Addresses that do not, by the reported reason. */
const wrong: [reason: string, RelaySettings['service'], ...endpoints: string[]][] = [
  [
    'not an address of FormSubmit',
    'FormSubmit',
    'https://formsubmit.co/',
    'https://formsubmit.co',
    'https://formsubmit.co/ajax/you@sample.example',
    'https://formsubmit.co/el/kiwoxo',
    'https://formsubmit.co/you@sample.example/',
    'https://formsubmit.co/you@sample.example?a=b',
    'http://formsubmit.co/you@sample.example',
    'https://formsubmit.io/you@sample.example',
    'https://formsubmit.co.evil.example/you@a.example',
    'https://relay.sample.example/us',
    'you@sample.example',
    'hello',
    '/forms',
  ],
  ['your mailbox', 'FormSubmit', 'https://formsubmit.co/you', 'https://formsubmit.co/you@sample'],
  ['of an example', 'FormSubmit', 'https://formsubmit.co/you@example.com'],
  ['of Formspree, and the service is F', 'FormSubmit', 'https://formspree.io/f/xayabgnl'],
  ['of Web3Forms, and the service is F', 'FormSubmit', web3],
  ['of FormSubmit, and the', 'Formspree', 'https://formsubmit.co/you@sample.example'],
  [
    'the code of the form',
    'Formspree',
    'https://formspree.io/f/',
    'https://formspree.io/f/YOUR_FORM_ID',
    'https://formspree.io/you@sample.example',
    'https://formspree.io/forms/xayabgnl/integration',
  ],
  ['none is set', 'Web3Forms', web3],
  ['is not an access key', 'Web3Forms', `${web3}?access_key=YOUR_ACCESS_KEY_HERE`],
  ['all 36 characters', 'Web3Forms', `${web3}?access_key=${key.slice(1)}`],
  ['not an address of Web3Forms', 'Web3Forms', `https://api.web3forms.com/?access_key=${key}`],
  ['; write https://api', 'Web3Forms', `https://web3forms.com/submit?access_key=${key}`],
]

/** Returns the settings for an address that may contain a key. */
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

test.each(right)(
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

test.each(wrong)('a relay is refused for the reason "%s": %s at %s', (reason, service, ...all) => {
  for (const relay of all.map((address) => settings(service, address))) {
    expect(relayProblem(relay)).toContain(reason)
    expect(isLocalRelay(relay)).toBe(false)
  }
})

test.each(['', '/relay', 'http://localhost:3000/relay', 'http://127.0.0.1:4173/a'])(
  'a relay at %j is for this computer: the check accepts it, a release does not',
  (endpoint) => {
    const relay = settings('FormSubmit', endpoint)
    expect(relayProblem(relay)).toMatch(/no relay is set|this computer/)
    expect(problemsOf(withRelay(relay))).toEqual([])
  },
)

describe('the check refuses a wrong relay, whose host must not be contacted,', () => {
  const bad = settings('Formspree', 'https://formsubmit.co/you@sample.example')
  const elsewhere = 'https://formsubmit.co/you'
  test.each([
    ['in business.yaml', withRelay(bad), `relay.endpoint: ${relayProblem(bad)}`],
    [
      'as the second one',
      withRelay({ ...settings('FormSubmit', ''), fallback: bad }),
      `relay.fallback.endpoint: ${relayProblem(bad)}`,
    ],
    [
      'in FORM_RELAY',
      { ...sampleFolder, formRelay: elsewhere },
      `FORM_RELAY in the environment replaces this, and ${relayProblem(settings('FormSubmit', elsewhere))}`,
    ],
  ])('%s', (_where, folder, says) => {
    expect(problemsOf(folder)).toEqual([expect.stringContaining(says)])
    expect(siteFacts(siteOf(folder)).relayHosts).toEqual([])
  })
})

test('FORM_RELAY replaces service and address, and keeps the key if it has none', () => {
  const ours = settings('Web3Forms', `${web3}?access_key=${key}`)
  const formspree = 'https://formspree.io/f/abcdefgh'
  expect(relayWith(ours, formspree)).toEqual({ ...ours, ...settings('Formspree', formspree) })
  expect(relayWith(ours, web3)).toEqual(ours)
  expect(relayWith(ours, '')).toBe(ours)
})
