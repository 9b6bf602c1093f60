import { expect, test } from 'vitest'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { whatPageLacks } from '../../renderer/server/outside-kinds.ts'
import { site } from '../project-site.ts'

test('the dev server says once what a page lacks that no content file makes, and nothing of others', () => {
  for (const { address } of [...site.pages, { address: sitePaths.offline }])
    expect(whatPageLacks(site, address, '')).toBeUndefined()
  expect(whatPageLacks(site, '/mottos/tile', '<main>')).toMatch(/no title.*site map.*island/)
  expect(whatPageLacks(site, '/mottos/tile', '<main>')).toBeUndefined()
  expect(whatPageLacks(site, '/mottos/clay', '<title>Clay</title>')).not.toContain('no title')
})
