import { expect, test } from 'vitest'
import { siteOf } from '../../renderer/content/site.ts'
import { relayWarning } from '../../renderer/output/delivery/site.ts'
import { type LaunchFacts, launchCheck, launchFacts } from '../../scripts/launch-check.ts'
import { withChange } from '../content/sample.ts'
import { about } from '../content/sample-files.ts'
import { recordedOutput } from '../recorded-output.ts'
import { settledBusiness } from '../settled-business.ts'

const relay = { service: 'FormSubmit', endpoint: 'https://formsubmit.co/you@a.test' } as const
/** Returns a company that has settled everything except this. */
const businessWith = (open: object) => ({
  business: { ...settledBusiness, relay, ...open },
})
const relayAt = (endpoint: string) => businessWith({ relay: { ...relay, endpoint } })

const run = (facts: object = {}, strict = true) => {
  const { output, said } = recordedOutput()
  const settled = { ...businessWith({}), testimonials: [], sampleProjects: [], unwritten: [] }
  const code = launchCheck({ ...settled, ...facts } as LaunchFacts, strict, output)
  return { code, said: said() }
}

test('the launch check begins with the relay, and says how each kind of thing is settled', () => {
  const { said } = run({ ...relayAt(''), unwritten: ['a.mdx'] })
  const numbered = [...said.matchAll(/^(\d)\. ([^.:]*)[.:] (.*)$/gm)]
  expect(numbered[0]?.[2]).toBe('Where leads go')
  for (const [line, , , way] of numbered) expect(way?.length, line).toBeGreaterThan(6)
})

const best = { text: 'The best roofs' }
const touched = { ...best, proof: 'A list', law: '16 CFR 465' }
const claim = (fields: object) => businessWith({ claims: { best: fields } })
const review = (fields: object) => ({
  testimonials: [{ name: 'Sample S.', text: 'Fine', rating: 5, ...fields }],
})

test('the launch check names each thing once, and never fails without --strict', () => {
  const { code, said } = run(
    { ...businessWith({ phone: '(786) 555-0199', unconfirmed: ['phone'] }) },
    false,
  )
  expect(said.match(/- phone/g)).toHaveLength(1)
  expect(code).toBe(0)
})

test.each<[code: 0 | 1, string, facts: object, said: string | RegExp]>([
  [0, 'nothing', {}, 'settled'],
  [1, 'a placeholder value', businessWith({ unconfirmed: ['license'] }), 'license'],
  [1, 'a phone number of the sample', businessWith({ phone: '(786) 555-0199' }), 'phone: (786)'],
  [1, 'a license of the sample', businessWith({ license: 'RC0000000' }), 'license: RC0000000'],
  [1, 'a host of the sample', businessWith({ url: 'https://a.example' }), 'url: https://a.example'],
  [1, 'a relay of the sample', relayAt('https://formsubmit.co/a@b.example'), 'relay.endpoint: '],
  [0, 'a host that only begins so', businessWith({ url: 'https://a.example.test' }), 'settled'],
  [1, 'a text to be written', { unwritten: ['a.mdx'] }, 'a.mdx'],
  [1, 'an empty relay', relayAt(''), 'no relay is set'],
  [1, 'a wrong relay', relayAt('http://a.example/b'), 'not an address of FormSubmit'],
  [0, 'a claim without proof', claim(best), 'best needs proof: The'],
  [0, 'a claim no lawyer has read', claim(touched), 'best needs counsel (16 CFR 465)'],
  [0, 'one that a lawyer has read', claim({ ...touched, counsel: {} }), /^(?!.*best)/s],
  [0, 'an invented review', review({}), 'Sample S.: Fine'],
  [0, 'a project that was made up', { sampleProjects: ['roof.mdx'] }, '- roof.mdx'],
  [0, 'a review that was published', review({ source: 'A', date: 'B' }), /^(?!.*Sample S)/s],
])('the launch check exits with %i for %s, and lists what is missing', (code, _, facts, said) => {
  expect(run(facts).said).toMatch(said)
  expect(run(facts).code).toBe(code)
})

test.each([
  ['a link', '[price ranges](/about)', []],
  [
    'a blank',
    'It costs [price].',
    [expect.stringMatching(/about.mdx:\d+ says "It costs \[price\]\."$/)],
  ],
  ['a note of an author', 'TODO: ask.', [expect.stringContaining('says "TODO: ask."')]],
])('the launch check distinguishes %s from a text still to write', (_what, text, unwritten) => {
  const written = siteOf(withChange(about, 'Words.\n', `${text}\n`))
  expect(launchFacts(written).unwritten).toEqual(unwritten)
})

test('a build warns loudly that its leads would be lost, and is silent if they arrive', () => {
  for (const endpoint of ['', 'hello', 'http://127.0.0.1:4000/relay'])
    expect(relayWarning({ ...relay, endpoint })).toMatch(
      /^!{80}\n.*loses its leads.*\n.*FORM_RELAY.*\n!{80}$/,
    )
  expect(relayWarning(relay)).toBeUndefined()
})
