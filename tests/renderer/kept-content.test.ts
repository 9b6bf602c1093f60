import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentReader } from '../../renderer/build/content-files.ts'
import { keptContent } from '../../renderer/build/kept-content.ts'
import { sampleFolder } from '../content/sample.ts'
import { writeFolder } from '../content/write-folder.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** Runs something in a folder with the sample content. */
const inFolder = async (run: () => void) => {
  const [project, folder] = [process.cwd(), temporaryFolder('kept')]
  await writeFolder(folder, sampleFolder)
  process.chdir(folder)
  try {
    run()
  } finally {
    process.chdir(project)
  }
}

const file = 'kept'
const readKept = (code = 'a') => contentReader(code, true, [], keptContent(file, code))()

/** That what was kept, with what is read anew, says what all files say. */
const expectWhole = () => {
  const [kept, files] = [readKept(), contentReader('a', true)()]
  expect(kept.paths).toEqual(files.paths)
  for (const path of files.paths) {
    expect(kept.fields(path), path).toEqual(files.fields(path))
    expect(kept.bodyVersion(path), path).toBe(files.bodyVersion(path))
  }
}

const city = 'content/cities/doral-fl.mdx'
const edits: Readonly<Record<string, () => void>> = {
  nothing: () => {},
  'an edit': () =>
    writeFileSync(city, readFileSync(city, 'utf8').replace('name: Doral', 'name: D')),
  'a new file': () => writeFileSync('content/cities/new-fl.mdx', readFileSync(city)),
  'a new translation': () =>
    writeFileSync('content/cities/doral-fl.es.mdx', '---\nname: Doral\n---\n'),
  'a new glossary': () => writeFileSync('content/glossary.yaml', 'terms: []\n'),
  'a file in the place of another': () => renameSync('content/cities/new-fl.mdx', city),
  'a removed file': () => rmSync(city),
  'a file that cannot be read': () => writeFileSync('content/menus.yaml', '"'),
}

test('what is kept of the content says what its files say, whatever happens to them between runs', () =>
  inFolder(() => {
    for (const edit of Object.values(edits)) {
      edit()
      expectWhole()
      // With what the last run has kept, too.
      expectWhole()
    }
  }))

test('what another code has kept is read again', () =>
  inFolder(() => {
    const written = () => statSync(file).mtimeMs
    readKept()
    const before = written()
    readKept()
    expect(written()).toBe(before)
    readKept('b')
    expect(written()).toBeGreaterThan(before)
  }))
