import { expect, test } from 'vitest'
import { siteOf } from '../../renderer/content/site.ts'
import { relayWarning } from '../../scripts/build.ts'
import { type LaunchFacts, launchCheck, launchFacts } from '../../scripts/launch-check.ts'
import { withChange } from '../content/sample.ts'
import { site } from '../project-site.ts'
import { recordedOutput } from '../recorded-output.ts'

const relay = {
  service: 'FormSubmit',
  endpoint: 'https://formsubmit.co/you@sample.example',
} as const
const { unconfirmed: _unconfirmed, ...confirmed } = site.business()
const business = { ...confirmed, claims: {}, promotions: {}, relay }
/** A company that has settled everything. */
const settled = { business, testimonials: [], unwritten: [] }

const withRelay = (endpoint: string) => ({
  business: { ...business, relay: { ...relay, endpoint } },
})

const run = (facts: object = {}, strict = true) => {
  const { output, said } = recordedOutput()
  const code = launchCheck({ ...settled, ...facts } as LaunchFacts, strict, output)
  return { code, said: said() }
}

test('the launch check passes once everything is settled, and never fails without --strict', () => {
  expect(run().code).toBe(0)
  expect(run(withRelay(''), false).code).toBe(0)
})

test.each<[string, object, said: string]>([
  ['a placeholder value', { business: { ...business, unconfirmed: ['license'] } }, 'license'],
  ['a text to be written', { unwritten: ['a.mdx'] }, 'a.mdx'],
  ['an empty relay', withRelay(''), 'no relay is set'],
  ['a wrong relay', withRelay('http://a.example/b'), 'no address of FormSubmit'],
])('the launch check holds a release for %s', (_what, facts, said) => {
  expect(run(facts)).toEqual({ code: 1, said: expect.stringContaining(said) })
})

const blank = /^content.pages.about.mdx:\d+ says "\[price\]"$/
test.each([
  ['a link', '[price ranges](/about)', []],
  ['a blank', 'It costs [price].', [expect.stringMatching(blank)]],
  ['a note of an author', 'TODO: ask.', [expect.stringContaining('says "TODO:"')]],
])('the launch check knows %s from a text that is to be written', (_what, text, unwritten) => {
  const about = 'content/pages/about.mdx'
  const written = siteOf(withChange(about, '</Section>', `\n${text}\n\n</Section>`))
  expect(launchFacts(written).unwritten).toEqual(unwritten)
})

const best = { text: 'The best roofs' }
const touched = { ...best, proof: 'A list', law: '16 CFR 465' }
const review = { name: 'Sample S.', text: 'Fine', rating: 5 }
const claims = (claim: object) => ({ business: { ...business, claims: { best: claim } } })
const reviews = (given: object) => ({ testimonials: [{ ...review, ...given }] })
test.each<[string, object, said?: string]>([
  ['a claim without proof', claims(best), 'best needs proof: The'],
  ['a claim with proof', claims({ ...best, proof: 'A list' })],
  ['a claim no lawyer has read', claims(touched), 'best needs counsel (16 CFR 465)'],
  ['one that a lawyer has read', claims({ ...touched, counsel: {} })],
  ['an invented review', reviews({}), 'Sample S.: Fine'],
  ['a review that was published', reviews({ source: 'A', date: 'B' })],
])('the launch check holds no release for %s, and says whether it is left out', (...row) => {
  const [, facts, said] = row
  const result = run(facts)
  expect(result.code).toBe(0)
  if (said) expect(result.said).toContain(said)
  else expect(result.said).not.toMatch(/best|Sample S/)
})

test('a build says loudly that its leads would be lost, and nothing if they arrive', () => {
  for (const endpoint of ['', 'hello', 'http://127.0.0.1:4000/relay'])
    expect(relayWarning({ ...relay, endpoint })).toMatch(
      /^!{80}\n.*loses its leads.*\n.*FORM_RELAY.*\n!{80}$/,
    )
  expect(relayWarning(relay)).toBeUndefined()
})
