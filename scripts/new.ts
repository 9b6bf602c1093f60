import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fileKinds, listedThings } from '../content/schema/kinds.ts'
import { saveParsed } from '../renderer/content/content-file.ts'
import { createSite, type Site } from '../renderer/content/site.ts'
import { rename } from './new/rename.ts'
import { addItem, addLocalWords, addPage, type Change, write } from './new/templates.ts'
import { addTranslations } from './new/translation.ts'
import { writeEditorFiles } from './shared/editor-files.ts'
import { command, findNamed, InputError } from './shared/terminal.ts'

/** Returns what to write. Throws an InputError if it cannot be done. */
type Add = (name: string, site: Site) => readonly Change[]
/** Something that can be new: its word, an example of its name, and how it is made. */
type Thing = readonly [word: string, example: string, add: Add]

const things: readonly Thing[] = [
  // A calculator has no template: it is a folder of code, as CONTRIBUTING.md says.
  ...fileKinds
    .filter((kind) => existsSync(`scripts/new/templates/${kind}.mdx`))
    .map((kind): Thing => [kind, '"A name"', (...all) => addPage(kind, ...all)]),
  ...Object.entries(listedThings).map(
    ([word, listed]): Thing => [word, '"A name"', (...all) => addItem(word, listed, ...all)],
  ),
  ['city-service', 'weston-fl tile-roofing', addLocalWords],
  ['translation', 'content/cities/doral-fl.mdx', addTranslations],
  ['rename', 'tile-roofing clay-tile-roofing', rename],
]

const usage = `npm run new -- <thing> "<name>"

${things.map(([word, example]) => `  ${word.padEnd(13)}${example}`).join('\n')}

The file says what each field takes, as VS Code and the forms at /admin do.`

const readOptions = (args: string[]) => {
  const [word = '', ...words] = parseArgs({ args, allowPositionals: true }).positionals
  const named = new Map(things.map((thing) => [thing[0], thing]))
  const [, example, add] = findNamed('thing', word, named)
  const name = words.join(' ').replace(/\s+/g, ' ').trim()
  if (name === '') throw new InputError(`Give it a name, such as ${example}.`)
  return { name, add }
}

/** `npm run new -- city "Weston"`: writes the files of something new. */
export const runNew = command(usage, readOptions, ({ name, add }, project) => {
  write(add(name, createSite(project)), project)
  // Editor schemas name the existing content.
  writeEditorFiles(createSite(project))
  saveParsed()
  project.output.log('\nnpm run check:content says what is left to do; npm run dev shows it.')
  return 0
})
