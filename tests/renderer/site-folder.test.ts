import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteFolder } from '../../renderer/build/site-folder.ts'
import { temporaryFolder } from '../temporary-folder.ts'

test('writing over a cached file of the site does not change it in the cache', () => {
  const root = temporaryFolder('site')
  const cached = join(root, 'cached')
  writeFileSync(cached, 'Cached')
  const site = siteFolder(join(root, 'client'))
  site.place('page.html', cached)
  site.write('page.html', 'Another')
  expect(readFileSync(cached, 'utf8')).toBe('Cached')
})
