import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileKinds, kinds } from '../../content/schema/kinds.ts'
import { writeWhole } from '../../renderer/cache.ts'
import { createSite } from '../../renderer/content/site.ts'
import { notePublished } from '../../scripts/note-published.ts'
import { recordedOutput } from '../recorded-output.ts'
import { temporaryFolder } from '../temporary-folder.ts'

test('addresses of pages are added to those that were ever public, and none is removed', () => {
  const root = temporaryFolder('published')
  const write = (path: string, text = '') => writeWhole(join(root, path), text)
  for (const kind of fileKinds)
    mkdirSync(join(root, 'content', kinds[kind].folder), { recursive: true })
  write('content/pages/about.mdx')
  write('content/cities/miami-fl.mdx')
  write('content/services/tile.es.mdx')
  write('content/published.yaml', 'addresses:\n  - /gone\n')
  const { output, said } = recordedOutput()
  notePublished(createSite({ root, env: {} }), output)
  notePublished(createSite({ root, env: {} }), output)
  expect(said()).toBe(`content/published.yaml has 4 addresses, 3 of them new.
content/published.yaml has 4 addresses, 0 of them new.`)
  expect(readFileSync(join(root, 'content/published.yaml'), 'utf8').replace(/^#.*\n/gm, '')).toBe(
    'addresses:\n  - /about\n  - /es/tile\n  - /gone\n  - /locations/miami-fl\n',
  )
})
