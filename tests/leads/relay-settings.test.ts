import { expect, test } from 'vitest'
import {
  isLocalRelay,
  type RelaySettings,
  relayProblem,
  relayWith,
} from '../../content/schema/relay.ts'
import { siteOf } from '../../renderer/content/site.ts'
import { siteFacts } from '../../renderer/output/delivery/site.ts'
import { problemsOf, type sampleFolder, withChange } from '../content/sample.ts'

const key = '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d'
const submit = 'https://formsubmit.co'
const spree = 'https://formspree.io'
const web3 = 'https://api.web3forms.com/submit'

/** Returns the settings for an address in the form of FORM_RELAY: it may contain a key. */
const settings = (service: RelaySettings['service'], formRelay: string): RelaySettings => {
  const [endpoint = '', accessKey] = formRelay.split('?access_key=')
  return { service, endpoint, ...(accessKey && { accessKey }) }
}
const unset = settings('FormSubmit', '')
const withRelay = (relay: object) =>
  withChange('content/business.yaml', /^relay: .*/m, `relay: ${JSON.stringify(relay)}`)
const hostsOf = (folder: typeof sampleFolder) => siteFacts(siteOf(folder)).relayHosts

test.each([
  ['FormSubmit', `${submit}/first.last+web@mail.sample.example`, undefined],
  ['FormSubmit', `${submit}/0123456789abcdef0123456789abcdef`, undefined],
  ['Formspree', `${spree}/f/xayabgnl`, undefined],
  ['Formspree', `${spree}/p/2129258151042612582/f/contactForm`, undefined],
  ['Web3Forms', `${web3}?access_key=${key}`, undefined],
  ['FormSubmit', submit, 'not an address of FormSubmit'],
  ['FormSubmit', `${submit}/ajax/you@sample.example`, 'not an address of FormSubmit'],
  ['FormSubmit', `${submit}.evil.example/you@a.example`, 'not an address of FormSubmit'],
  ['FormSubmit', 'http://formsubmit.co/you@sample.example', 'not an address of FormSubmit'],
  ['FormSubmit', 'https://formsubmit.cc/you@sample.example', 'not an address of FormSubmit'],
  ['FormSubmit', `${submit}/you@sample`, 'your mailbox'],
  ['FormSubmit', `${submit}/you@example.com`, 'of an example'],
  ['FormSubmit', web3, 'not an address of FormSubmit'],
  ['Formspree', `${spree}/f/YOUR_FORM_ID`, 'the code of the form'],
  ['Web3Forms', web3, 'not an access key'],
  ['Web3Forms', `${web3}?access_key=${key.slice(1)}`, 'not an access key'],
  ['Web3Forms', `https://web3forms.com/submit?access_key=${key}`, '; write https://api'],
  ['FormSubmit', '', 'no relay is set'],
  ['FormSubmit', '/relay', 'no relay is set'],
  ['FormSubmit', 'http://localhost:3000/relay', 'this computer'],
  ['FormSubmit', 'http://127.0.0.1:4173/a', 'this computer'],
] as const)('a relay of %s at "%s" has this problem: %s', (service, address, problem) => {
  const relay = settings(service, address)
  const said = relayProblem(relay)
  expect(said).toEqual(problem && expect.stringContaining(problem))
  const isLocal = /no relay is set|this computer/.test(problem ?? '')
  expect(isLocalRelay(relay)).toBe(isLocal)
})

const right = settings('Web3Forms', `${web3}?access_key=${key}`)
const wrong = settings('Formspree', `${submit}/you@sample.example`)

test('only a relay without a problem may be contacted, first or second', () => {
  for (const place of [withRelay, (fallback: object) => withRelay({ ...unset, fallback })]) {
    expect(hostsOf(place(wrong))).toEqual([])
    expect(problemsOf(place(right))).toEqual([])
    expect(hostsOf(place(right))).toEqual([new URL(web3).origin])
  }
})

test('FORM_RELAY replaces service and address, and keeps the key if it has none', () => {
  const withEnvironment = (formRelay: string) => ({ ...withRelay(right), formRelay })
  const other = `${spree}/f/abcdefgh`
  expect(siteOf(withEnvironment(other)).in('en').business.relay).toMatchObject(
    settings('Formspree', other),
  )
  expect(hostsOf(withEnvironment(other))).toEqual([spree])
  expect(problemsOf(withEnvironment(`${submit}/you`))).toEqual([
    expect.stringContaining('FORM_RELAY in the environment replaces this, and '),
  ])
  expect(hostsOf(withEnvironment(`${submit}/you`))).toEqual([])
  for (const same of [web3, '']) expect(relayWith(right, same)).toEqual(right)
})
