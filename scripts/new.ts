import { declarationOf, fileKinds, listedThings } from '../content/schema/kinds.ts'
import { saveParsed } from '../renderer/content/content-file.ts'
import type { Node } from '../renderer/content/schema-nodes.ts'
import { createSite, type Site } from '../renderer/content/site.ts'
import { type Addition, write } from './new/addition.ts'
import { rename } from './new/rename.ts'
import { addItem, addLocalWords, addPage } from './new/templates.ts'
import { addTranslations } from './new/translation.ts'
import { writeEditorFiles } from './shared/editor-files.ts'
import { command, findNamed, InputError, type Run } from './shared/terminal.ts'

/** Returns what to write. Throws an InputError if it cannot be done. */
type Add = (name: string, site: Site) => Addition
/** A thing that can be new: its word, an example of its name, what it is, and how it is made. */
type Thing = readonly [word: string, example: string, about: string, add: Add]

/** A calculator is a folder of code: CONTRIBUTING.md says which one to copy. */
const pageKinds = fileKinds.filter((kind) => kind !== 'calculator')

const things: readonly Thing[] = [
  ...pageKinds.map((kind): Thing => {
    const { schema } = declarationOf(kind)
    const { description = kind }: Node = schema
    return [kind, '"A name"', description, (name, site) => addPage(kind, name, site)]
  }),
  ...Object.entries(listedThings).map(([word, listed]): Thing => {
    const about = `a ${word} at the end of ${listed.file}`
    return [word, '"A name"', about, (name, site) => addItem(word, listed, name, site)]
  }),
  [
    'city-service',
    'weston-fl tile-roofing',
    'the words of a city about a service, which make the page of the two',
    addLocalWords,
  ],
  [
    'translation',
    'content/cities/doral-fl.mdx',
    'a file in another language, with the English beside what is to be written',
    addTranslations,
  ],
  [
    'rename',
    'tile-roofing clay-tile-roofing',
    'a page: moves its files, changes what leads to it, and redirects its visitors',
    rename,
  ],
]
const byWord = new Map(things.map((thing) => [thing[0], thing]))

const usage = `npm run new -- <thing> "<name>"

${things.map(([word, example, about]) => `  ${word.padEnd(13)}${example}: ${about}`).join('\n')}

The file says what each field takes, as VS Code and the forms at /admin do.`

const readOptions = ([word = '', ...args]: string[]) => {
  if (word === '') throw new InputError(`What is to be new? ${[...byWord.keys()].join(', ')}.`)
  const [, example, , add] = findNamed('thing', word, byWord)
  const option = args.find((arg) => arg.startsWith('--'))
  if (option) throw new InputError(`There is no option ${option}: the file has its fields.`)
  const name = args.join(' ').replace(/\s+/g, ' ').trim()
  if (name === '') throw new InputError(`Give it a name, such as ${example}.`)
  return { name, add }
}

/** Writes the files of something new, and lists what to fill in. */
export const newThing = command(usage, readOptions, ({ name, add }, project) => {
  write(add(name, createSite(project)), project)
  return 0
})

/** `npm run new -- city "Weston"` */
export const runNew: Run = async (args, project) => {
  const code = await newThing(args, project)
  // Editor schemas name the existing content.
  if (code === 0 && !args.includes('--help')) writeEditorFiles(createSite(project))
  saveParsed()
  return code
}
