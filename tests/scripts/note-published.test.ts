import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { fileKinds, kinds } from '../../content/schema/kinds.ts'
import { notePublished } from '../../scripts/note-published/command.ts'
import { temporaryFolder } from '../temporary-folder.ts'

test('addresses of pages are added to those that were ever public, and none is removed', () => {
  const root = temporaryFolder('published')
  const write = (path: string, text = '') => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const kind of fileKinds)
    mkdirSync(join(root, 'content', kinds[kind].folder), { recursive: true })
  write('content/pages/about.mdx')
  write('content/cities/miami-fl.mdx')
  write('content/services/tile.es.mdx')
  write('content/published.yaml', 'addresses:\n  - /gone\n')
  const lines: string[] = []
  const note = () => notePublished(root, { log: (line) => lines.push(line), error: () => {} })
  note()
  note()
  expect(lines).toEqual([
    'content/published.yaml has 4 addresses, 3 of them new.',
    'content/published.yaml has 4 addresses, 0 of them new.',
  ])
  expect(readFileSync(join(root, 'content/published.yaml'), 'utf8').replace(/^#.*\n/gm, '')).toBe(
    'addresses:\n  - /about\n  - /es/tile\n  - /gone\n  - /locations/miami-fl\n',
  )
})
