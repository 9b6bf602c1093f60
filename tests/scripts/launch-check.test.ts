import { describe, expect, test } from 'vitest'
import { relayWarning } from '../../scripts/build/command.ts'
import { type LaunchFacts, launchCheck } from '../../scripts/launch-check/command.ts'
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
}

const withRelay = (endpoint: string) => ({
  ...settled.business,
  relay: { ...relay, endpoint },
})

const run = (facts: LaunchFacts, ...args: string[]) => {
  const { output, said } = recordedOutput()
  return { code: launchCheck(args, facts, output), said: said() }
}

describe('the launch check', () => {
  test('passes a release once everything is settled, and never fails without --strict', () => {
    expect(run(settled, '--strict').code).toBe(0)
    expect(run({ ...settled, business: withRelay('') }).code).toBe(0)
  })

  const claim = { text: 'The best roofs' }
  const { business } = settled
  const review = { name: 'Sample S.', text: 'Fine', rating: 5, sample: true }
  test.each([
    ['a placeholder value', { business: { ...business, unconfirmed: ['license'] } }, 'license'],
    ['a claim without proof', { business: { ...business, claims: { best: claim } } }, 'best: The'],
    ['an empty relay', { business: withRelay('') }, 'no relay is set'],
    ['a wrong relay', { business: withRelay('http://a.example/b') }, 'no address of FormSubmit'],
    ['an invented review', { testimonials: [review] }, 'Sample S.: Fine'],
  ])('holds a release for %s', (_what, facts, said) => {
    const result = run({ ...settled, ...facts }, '--strict')
    expect(result.code).toBe(1)
    expect(result.said).toContain(said)
  })
})

test('a build says loudly that its leads would be lost, and nothing if they arrive', () => {
  for (const endpoint of ['', 'hello', 'http://127.0.0.1:4000/relay'])
    expect(relayWarning({ ...relay, endpoint })).toMatch(
      /^!{80}\n.*loses its leads.*\n.*FORM_RELAY.*\n!{80}$/,
    )
  expect(relayWarning(relay)).toBeUndefined()
})
