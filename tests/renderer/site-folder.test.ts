import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pathsIn } from '../../renderer/build/files-in.ts'
import { siteFolder } from '../../renderer/build/site-folder.ts'
import { temporaryFolder } from '../temporary-folder.ts'

test('what a build does not put there again is removed, and a folder with nothing left in it', () => {
  const folder = join(temporaryFolder('site'), 'client')
  const before = siteFolder(folder)
  for (const path of ['index.html', 'services/tile.html', 'services/tile/doral.html', 'admin/a.js'])
    before.write(path, path)
  before.finish()
  mkdirSync(join(folder, 'stray'))
  const now = siteFolder(folder)
  now.write('services/tile/doral.html', 'Doral')
  now.finish()
  expect(pathsIn(folder).sort()).toEqual(['services', 'services/tile', 'services/tile/doral.html'])
})

test('a file that is kept elsewhere is not changed by what is written over it', () => {
  const root = temporaryFolder('site')
  const kept = join(root, 'kept')
  writeFileSync(kept, 'Kept')
  const site = siteFolder(join(root, 'client'))
  site.place('page.html', kept)
  site.write('page.html', 'Another')
  expect(readFileSync(kept, 'utf8')).toBe('Kept')
})
