import { expect, test } from 'vitest'
import { portOf, siteEnvOf } from '../../renderer/content/environment.ts'

test.each([
  [{}, ''],
  [{ NETLIFY: 'true', CONTEXT: 'production' }, 'production'],
  [{ NETLIFY: 'true', CONTEXT: 'branch-deploy' }, 'preview'],
  [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }, 'production'],
  [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'new-words' }, 'preview'],
  [{ NETLIFY: 'true', CONTEXT: 'production', SITE_ENV: 'before-launch' }, 'before-launch'],
  [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'main', SITE_ENV: '' }, 'production'],
])('the kind of a build follows SITE_ENV, or else the branch of a host: %j', (env, kind) => {
  expect(siteEnvOf(env)).toBe(kind)
})

test('an unknown SITE_ENV is refused, because a misspelled preview would be public', () => {
  expect(() => siteEnvOf({ SITE_ENV: 'preveiw' })).toThrow(/SITE_ENV is "preveiw".*preview/)
})

test('PORT may be a port or unset, and any other value is refused in a sentence', () => {
  expect(['', '0', '65535'].map((PORT) => portOf({ PORT }))).toEqual([3000, 0, 65_535])
  for (const PORT of ['80x', '65536', '-1', '3000.5'])
    expect(() => portOf({ PORT })).toThrow(`PORT is "${PORT}", and may be a whole number`)
})
