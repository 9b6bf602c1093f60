import { expect, test } from 'vitest'
import { siteEnvOf } from '../../renderer/content/environment.ts'

test.each([
  [{}, ''],
  [{ NETLIFY: 'true', CONTEXT: 'production' }, 'production'],
  [{ NETLIFY: 'true', CONTEXT: 'deploy-preview' }, 'preview'],
  [{ NETLIFY: 'true', CONTEXT: 'branch-deploy' }, 'preview'],
  [{ NETLIFY: 'true' }, 'preview'],
  [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }, 'production'],
  [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'new-words' }, 'preview'],
  [{ CF_PAGES: '1' }, 'preview'],
  [{ NETLIFY: 'true', CONTEXT: 'production', SITE_ENV: 'before-launch' }, 'before-launch'],
  [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'main', SITE_ENV: '' }, 'production'],
])(
  'the kind of a build follows SITE_ENV, or else the branch that a host builds: %j',
  (env, kind) => {
    expect(siteEnvOf(env)).toBe(kind)
  },
)

test('an unknown SITE_ENV is refused, because a misspelled preview would be public', () => {
  expect(() => siteEnvOf({ SITE_ENV: 'preveiw' })).toThrow(/SITE_ENV is "preveiw".*preview/)
})
