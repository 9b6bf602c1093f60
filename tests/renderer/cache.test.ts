import * as fs from 'node:fs'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cachedFile, writeWhole } from '../../renderer/cache.ts'
import { siteFolder } from '../../renderer/output/site-folder.ts'
import { temporaryFolder } from '../temporary-folder.ts'

beforeEach(() => {
  const here = process.cwd()
  process.chdir(temporaryFolder('cache'))
  onTestFinished(() => process.chdir(here))
})

const read = (file: string) => fs.readFileSync(file, 'utf8')

test('a cached file that was cut short is made again, and a full disk leaves none', async () => {
  for (const left of [undefined, '', 'mad', 'made and more']) {
    if (left !== undefined) fs.writeFileSync('.cache/sample/a', left)
    for (const now of ['made', 'not made again'])
      expect(read(await cachedFile('sample/a', async () => now))).toBe('made')
  }
  fs.truncateSync('.cache/sample/a.size')
  expect(read(await cachedFile('sample/a', async () => 'again'))).toBe('again')
  // A Linux device that is always full.
  if (fs.existsSync('/dev/full')) {
    fs.symlinkSync('/dev/full', `.cache/sample/b.${process.pid}`)
    expect(() => writeWhole('.cache/sample/b', 'text')).toThrow('ENOSPC')
  }
  expect(fs.readdirSync('.cache/sample')).toEqual(['a', 'a.size'])
})

test('a file of the site that was changed stays in the cache, and the next build restores it', () => {
  fs.writeFileSync('cached', 'Cached')
  // Cached by an earlier build, not within the same millisecond.
  fs.utimesSync('cached', 1, 1)
  const file = 'client/page.html'
  for (const change of [
    () => fs.writeFileSync(file, 'Edited'),
    () => fs.rmSync(file),
    () => siteFolder('client').write('page.html', 'Another'),
  ]) {
    siteFolder('client').place('page.html', 'cached')
    change()
    expect(read('cached'), String(change)).toBe('Cached')
    siteFolder('client').place('page.html', 'cached')
    expect(read(file), String(change)).toBe('Cached')
  }
})
