import { describe, expect, test } from 'vitest'
import { siteOf } from '../../renderer/content/site.ts'
import { relayWarning } from '../../scripts/build/command.ts'
import { type LaunchFacts, launchFacts } from '../../scripts/launch-check/open-items.ts'
import { launchCheck } from '../../scripts/launch-check.ts'
import { withChange } from '../content/sample.ts'
import { site } from '../project-site.ts'
import { recordedOutput } from '../recorded-output.ts'

const relay = {
  service: 'FormSubmit',
  endpoint: 'https://formsubmit.co/you@sample.example',
} as const
const { unconfirmed: _unconfirmed, ...confirmed } = site.business()
/** A company that has settled everything. */
const settled = {
  business: { ...confirmed, claims: {}, promotions: {}, relay },
  testimonials: [],
  unwritten: [],
}

const withRelay = (endpoint: string) => ({
  ...settled.business,
  relay: { ...relay, endpoint },
})

const run = (facts: LaunchFacts, strict = true) => {
  const { output, said } = recordedOutput()
  return { code: launchCheck(facts, strict, output), said: said() }
}

describe('the launch check', () => {
  test('passes a release once everything is settled, and never fails without --strict', () => {
    expect(run(settled).code).toBe(0)
    expect(run({ ...settled, business: withRelay('') }, false).code).toBe(0)
  })

  const { business } = settled
  test.each([
    ['a placeholder value', { business: { ...business, unconfirmed: ['license'] } }, 'license'],
    ['a text to be written', { unwritten: ['a.mdx'] }, 'a.mdx'],
    ['an empty relay', { business: withRelay('') }, 'no relay is set'],
    ['a wrong relay', { business: withRelay('http://a.example/b') }, 'no address of FormSubmit'],
  ])('holds a release for %s', (_what, facts, said) => {
    const result = run({ ...settled, ...facts })
    expect(result.code).toBe(1)
    expect(result.said).toContain(said)
  })

  test.each([
    ['a link', '[price ranges](/about)', []],
    [
      'a blank',
      'It costs [price].',
      [expect.stringMatching(/^content.pages.about.mdx:\d+ says "\[price\]"$/)],
    ],
    ['a note of an author', 'TODO: ask.', [expect.stringContaining('says "TODO:"')]],
  ])('knows %s from a text that is to be written', (_what, text, unwritten) => {
    const written = siteOf(
      withChange('content/pages/about.mdx', '</Section>', `\n${text}\n\n</Section>`),
    )
    expect(launchFacts(written).unwritten).toEqual(unwritten)
  })

  const best = { text: 'The best roofs' }
  const touched = { ...best, proof: 'A list', law: '16 CFR 465' }
  const review = { name: 'Sample S.', text: 'Fine', rating: 5 }
  const claims = (claim: object) => ({ business: { ...business, claims: { best: claim } } })
  test.each<[string, object, string | undefined]>([
    ['a claim without proof', claims(best), 'best needs proof: The'],
    ['a claim with proof', claims({ ...best, proof: 'A list' }), undefined],
    ['a claim no lawyer has read', claims(touched), 'best needs counsel (16 CFR 465)'],
    ['one that a lawyer has read', claims({ ...touched, counsel: {} }), undefined],
    ['an invented review', { testimonials: [review] }, 'Sample S.: Fine'],
    [
      'a review that was published',
      { testimonials: [{ ...review, source: 'A', date: 'B' }] },
      undefined,
    ],
  ])('says of %s whether it is left out, and holds no release for it', (_what, facts, said) => {
    const result = run({ ...settled, ...facts } as LaunchFacts)
    expect(result.code).toBe(0)
    if (said) expect(result.said).toContain(said)
    else expect(result.said).not.toMatch(/best|Sample S/)
  })
})

test('a build says loudly that its leads would be lost, and nothing if they arrive', () => {
  for (const endpoint of ['', 'hello', 'http://127.0.0.1:4000/relay'])
    expect(relayWarning({ ...relay, endpoint })).toMatch(
      /^!{80}\n.*loses its leads.*\n.*FORM_RELAY.*\n!{80}$/,
    )
  expect(relayWarning(relay)).toBeUndefined()
})
