import { expect, test } from 'vitest'
import type { ContentFolder } from '../../renderer/content/folder.ts'
import { relayWarning } from '../../renderer/output/delivery/site.ts'
import { launchCheck, openSteps } from '../../scripts/launch-check.ts'
import { withChange } from '../content/sample.ts'
import { about, reviews } from '../content/sample-files.ts'
import { recordedOutput } from '../recorded-output.ts'
import { settledSite } from '../settled-site.ts'

const relayAt = (endpoint: string) => ({ relay: { service: 'FormSubmit' as const, endpoint } })

const run = (site = settledSite(), strict = true) => {
  const { output, said } = recordedOutput()
  return { code: launchCheck(site, strict, output), said: said() }
}

test('the launch check begins with the relay, says how each thing is settled, and names it once', () => {
  const open = { ...relayAt(''), phone: '(786) 555-0199', unconfirmed: ['phone'] }
  const { code, said } = run(settledSite(open), false)
  const numbered = [...said.matchAll(/^(\d)\. ([^.:]*)[.:] (.*)$/gm)]
  expect(numbered[0]?.[2]).toBe('Where leads go')
  for (const [line, , , way] of numbered) expect(way?.length, line).toBeGreaterThan(6)
  expect(said.match(/- phone/g)).toHaveLength(1)
  expect(code).toBe(0)
})

const touched = { text: 'The best roofs', proof: 'A list', law: '16 CFR 465' }
const claim = (fields: object) => ({ claims: { best: fields } })

test.each<[code: 0 | 1, open: object, said: string | RegExp]>([
  [0, {}, 'settled'],
  [1, { unconfirmed: ['license'] }, '- license'],
  [1, { phone: '(786) 555-0199' }, '- phone: (786)'],
  [1, { license: 'RC0000000' }, '- license: RC0000000'],
  [1, { url: 'https://a.example' }, '- url: https://a.example'],
  [0, { url: 'https://a.example.test' }, 'settled'],
  [1, relayAt('https://formsubmit.co/a@b.example'), '- relay.endpoint: '],
  [1, relayAt(''), '- no relay is set'],
  [1, relayAt('http://a.example/b'), 'not an address of FormSubmit'],
  [0, claim({ text: 'The best' }), '- best needs proof: The'],
  [0, claim(touched), '- best needs counsel (16 CFR 465)'],
  [0, claim({ ...touched, counsel: {} }), /^(?!.*best)/s],
])('the launch check exits with %i for %j, and lists what is missing', (code, open, said) => {
  expect(run(settledSite(open)).said).toMatch(said)
  expect(run(settledSite(open)).code).toBe(code)
})

test('the launch check lists reviews without a source, and projects that were made up', () => {
  expect(run().said).toContain('- Ana: Good work.')
  expect(run().said).toContain('- content/projects/soft-deck.mdx')
  const proven = withChange(reviews, 'text: Good', 'source: A, date: 2026-01-31, text: Good')
  expect(run(settledSite({}, proven)).said).not.toContain('Ana')
})

test.each([
  ['[price ranges](/about)', 0],
  ['It costs [price].', 1],
  ['TODO: ask.', 1],
])('the launch check distinguishes a link from a text still to write: %s', (text, count) => {
  const openIn = (folder: ContentFolder) =>
    openSteps(settledSite({}, folder)).flatMap(({ items }) => items)
  const written = withChange(about, 'Words.\n', `${text}\n`)
  expect(openIn(written)).toHaveLength(count)
  for (const item of openIn(written)) expect(item).toMatch(/about.mdx:\d+ .*".*"/)
  expect(openIn(withChange(about, '---\n', '---\ndraft: true\n', written))).toEqual([])
})

test('a build warns loudly that its leads would be lost, and is silent if they arrive', () => {
  for (const endpoint of ['', 'hello', 'http://127.0.0.1:4000/relay'])
    expect(relayWarning(relayAt(endpoint).relay)).toMatch(
      /^!{80}\n.*loses its leads.*\n.*FORM_RELAY.*\n!{80}$/,
    )
  expect(relayWarning(settledSite().business().relay)).toBeUndefined()
})
