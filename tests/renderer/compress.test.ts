import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressSite } from '../../renderer/build/compress.ts'
import { temporaryFolder } from '../temporary-folder.ts'

test('texts of a site are compressed beside them, but for short ones and pictures', async () => {
  const folder = temporaryFolder('site')
  const text = `<p>${'A sample of a page. '.repeat(200)}`
  writeFileSync(join(folder, 'page.html'), text)
  writeFileSync(join(folder, 'short.html'), '<p>')
  writeFileSync(join(folder, 'picture.avif'), text)
  await compressSite(folder)
  const read = (name: string) => readFileSync(join(folder, name))
  expect(brotliDecompressSync(read('page.html.br')).toString()).toBe(text)
  expect(gunzipSync(read('page.html.gz')).toString()).toBe(text)
  expect(read('page.html.br').length).toBeLessThan(text.length / 20)
  for (const name of ['short.html.br', 'picture.avif.gz'])
    expect(existsSync(join(folder, name)), name).toBe(false)
})
