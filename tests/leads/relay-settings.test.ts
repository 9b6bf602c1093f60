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
const written = 'relay: { service: FormSubmit, endpoint: "" }'

type Row = [RelaySettings['service'], endpoint: string, accessKey?: string]

const right: Row[] = [
  ['FormSubmit', 'https://formsubmit.co/you@sample.example'],
  ['FormSubmit', 'https://formsubmit.co/first.last+web@mail.sample.example'],
  ['FormSubmit', 'https://formsubmit.co/0123456789abcdef0123456789abcdef'],
  ['Formspree', 'https://formspree.io/f/xayabgnl'],
  ['Formspree', 'https://formspree.io/p/2129258151042612582/f/contactForm'],
  ['Web3Forms', web3, key],
]

const wrong: [...Row, words: string][] = [
  ['FormSubmit', 'https://formsubmit.co/', '', 'no address of FormSubmit'],
  ['FormSubmit', 'https://formsubmit.co', '', 'no address of FormSubmit'],
  ['FormSubmit', 'https://formsubmit.co/you', '', 'your mailbox'],
  ['FormSubmit', 'https://formsubmit.co/ajax/you@sample.example', '', 'no address of FormSubmit'],
  ['FormSubmit', 'https://formsubmit.co/el/kiwoxo', '', 'no address of FormSubmit'],
  ['FormSubmit', 'https://formsubmit.co/you@sample.example/', '', 'no address of FormSubmit'],
  ['FormSubmit', 'https://formsubmit.co/you@sample.example?a=b', '', 'no address of FormSubmit'],
  ['FormSubmit', 'https://formsubmit.co/you@sample', '', 'your mailbox'],
  ['FormSubmit', 'https://formsubmit.co/you@example.com', '', 'of an example'],
  ['FormSubmit', 'http://formsubmit.co/you@sample.example', '', 'no address of FormSubmit'],
  ['FormSubmit', 'https://formsubmit.io/you@sample.example', '', 'no address of FormSubmit'],
  [
    'FormSubmit',
    'https://formsubmit.co.evil.example/you@a.example',
    '',
    'no address of FormSubmit',
  ],
  ['FormSubmit', 'you@sample.example', '', 'no address of FormSubmit'],
  ['FormSubmit', 'hello', '', 'no address of FormSubmit'],
  ['FormSubmit', '/forms', '', 'no address of FormSubmit'],
  ['FormSubmit', 'https://relay.sample.example/us', '', 'no address of FormSubmit'],
  [
    'FormSubmit',
    'https://formspree.io/f/xayabgnl',
    '',
    'is an address of Formspree, and the service',
  ],
  ['FormSubmit', web3, key, 'is an address of Web3Forms, and the service is FormSubmit'],
  ['Formspree', 'https://formsubmit.co/you@sample.example', '', 'is an address of FormSubmit'],
  ['Formspree', 'https://formspree.io/f/', '', 'the code of the form'],
  ['Formspree', 'https://formspree.io/f/YOUR_FORM_ID', '', 'the code of the form'],
  ['Formspree', 'https://formspree.io/you@sample.example', '', 'the code of the form'],
  ['Formspree', 'https://formspree.io/forms/xayabgnl/integration', '', 'no address of Formspree'],
  ['Web3Forms', web3, '', 'none is set'],
  ['Web3Forms', web3, 'YOUR_ACCESS_KEY_HERE', 'is no access key of Web3Forms'],
  ['Web3Forms', web3, key.slice(1), 'all 36 characters'],
  ['Web3Forms', 'https://api.web3forms.com/', key, 'no address of Web3Forms'],
  ['Web3Forms', 'https://web3forms.com/submit', key, 'or Web3Forms; write https://api'],
]

const local = ['', '/relay', 'http://localhost:3000/relay', 'http://127.0.0.1:4173/a']

const withRelay = ([service, endpoint, accessKey]: Row) =>
  withChange(
    'content/business.yaml',
    written,
    `relay: ${JSON.stringify({ service, endpoint, ...(accessKey && { accessKey }) })}`,
  )

describe('a relay', () => {
  test.each(right)('of %s at %s takes leads, and its host may be asked', (...row) => {
    const [service, endpoint, accessKey] = row
    expect(relayProblem({ service, endpoint, ...(accessKey && { accessKey }) })).toBeUndefined()
    const folder = withRelay(row)
    expect(problemsOf(folder)).toEqual([])
    expect(siteFacts(siteOf(folder)).relayHosts).toEqual([new URL(endpoint).origin])
  })

  test.each(wrong)('of %s at %j with the key %j is refused by the check', (...row) => {
    const [service, endpoint, accessKey, words] = row
    const relay = { service, endpoint, ...(accessKey && { accessKey }) }
    expect(relayProblem(relay)).toContain(words)
    expect(isLocalRelay(relay)).toBe(false)
    const folder = withRelay([service, endpoint, accessKey ?? ''])
    expect(problemsOf(folder)).toEqual([
      expect.stringContaining(`relay.endpoint: ${relayProblem(relay)}`),
    ])
    expect(siteFacts(siteOf(folder)).relayHosts).toEqual([])
  })

  test.each(local)(
    'at %j is for this computer: the check takes it, a release does not',
    (endpoint) => {
      expect(relayProblem({ service: 'FormSubmit', endpoint })).toMatch(
        /no relay is set|this computer/,
      )
      expect(problemsOf(withRelay(['FormSubmit', endpoint]))).toEqual([])
    },
  )

  test('that is the second one is looked at as well', () => {
    const fallback = { service: 'Formspree', endpoint: 'https://formsubmit.co/you@sample.example' }
    const folder = withChange(
      'content/business.yaml',
      written,
      `relay: ${JSON.stringify({ service: 'FormSubmit', endpoint: '', fallback })}`,
    )
    expect(problemsOf(folder)).toEqual([
      expect.stringMatching(/relay\.fallback\.endpoint: .*FormSubmit/),
    ])
  })
})

describe('FORM_RELAY', () => {
  const ours: RelaySettings = { service: 'Web3Forms', endpoint: web3, accessKey: key }

  test.each(right)(
    'sets the service %s together with the address %s',
    (service, endpoint, accessKey) => {
      const formRelay = endpoint + (accessKey ? `?access_key=${accessKey}` : '')
      const other: RelaySettings = {
        service: 'Formspree',
        endpoint: 'https://formspree.io/f/abcdefgh',
      }
      const relay = relayWith(other, formRelay)
      expect(relay).toEqual({ service, endpoint, ...(accessKey && { accessKey }) })
      expect(relayProblem(relay)).toBeUndefined()
      const site = siteOf({ ...sampleFolder, formRelay })
      expect(site.business().relay).toMatchObject({ service, endpoint })
      expect(site.in('en').business.relay).toMatchObject({ service, endpoint })
    },
  )

  test('without a key keeps that of business.yaml, and unset changes nothing', () => {
    expect(relayWith(ours, web3)).toEqual(ours)
    expect(relayWith(ours, '')).toBe(ours)
  })

  test.each(wrong)(
    'of %s at %s with %j is refused where it is wrong',
    (_service, endpoint, accessKey) => {
      const formRelay = endpoint + (accessKey ? `?access_key=${accessKey}` : '')
      const isRight =
        relayProblem(relayWith({ service: 'FormSubmit', endpoint: '' }, formRelay)) === undefined
      const problems = problemsOf({ ...sampleFolder, formRelay })
      expect(problems).toEqual(
        isRight ? [] : [expect.stringContaining('FORM_RELAY in the environment')],
      )
    },
  )
})
