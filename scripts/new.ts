import { declarationOf, fileKinds, listedThings } from '../content/schema/kinds.ts'
import type { Node } from '../renderer/content/schema-nodes.ts'
import { createSite, type Site } from '../renderer/content/site.ts'
import { saveParsed } from '../renderer/content/source.ts'
import { type Addition, write } from './new/addition.ts'
import { rename } from './new/rename.ts'
import { addItem, addLocalWords, addPage } from './new/templates.ts'
import { addTranslations } from './new/translation.ts'
import { editorSettings, writeEditorFiles } from './shared/editor-files.ts'
import { command, findNamed, InputError, type Project, type Run } from './shared/terminal.ts'

/** An action of the command: an example of its arguments, and the function that does it. */
type Action = {
  example: string
  about: string
  /** Returns what to write. Throws an InputError if it cannot be done. */
  add: (name: string, site: Site) => Addition
}

/** A calculator is a folder of code: CONTRIBUTING.md says which one to copy. */
const pageKinds = fileKinds.filter((kind) => kind !== 'calculator')

const actions = new Map<string, Action>([
  ...pageKinds.map((kind): [string, Action] => {
    const { example, schema } = declarationOf(kind)
    const { description: about = kind }: Node = schema
    return [
      kind,
      { example: `"${example}"`, about, add: (name, site) => addPage(kind, name, site) },
    ]
  }),
  [
    'city-service',
    {
      example: 'weston-fl tile-roofing',
      about: 'the words of a city about a service, which make the page of the two',
      add: addLocalWords,
    },
  ],
  ...Object.entries(listedThings).map(([word, listed]): [string, Action] => [
    word,
    {
      example: `"${listed.example}"`,
      about: `a ${word} at the end of ${listed.file}`,
      add: (name, site) => addItem(word, listed, name, site),
    },
  ]),
  [
    'translation',
    {
      example: 'content/cities/doral-fl.mdx',
      about: 'a file in another language, with the English beside what is to be written',
      add: addTranslations,
    },
  ],
  [
    'rename',
    {
      example: 'tile-roofing clay-tile-roofing',
      about: 'a page: moves its files, changes what leads to it, and redirects its visitors',
      add: rename,
    },
  ],
])

const usage = `npm run new -- <thing> "<name>"

${[...actions]
  .map(([word, { about, example }]) => `  ${word.padEnd(13)}${example}: ${about}`)
  .join('\n')}

The file says what each field takes, as VS Code and the forms at /admin do.`

const readOptions = ([word = '', ...args]: string[]) => {
  if (word === '') throw new InputError(`What is to be new? ${[...actions.keys()].join(', ')}.`)
  const { example, add } = findNamed('thing', word, actions)
  const option = args.find((arg) => arg.startsWith('--'))
  if (option) throw new InputError(`There is no option ${option}: the file has its fields.`)
  const name = args.join(' ').replace(/\s+/g, ' ').trim()
  if (name === '') throw new InputError(`Give it a name, such as ${example}.`)
  return { name, add }
}

type Options = ReturnType<typeof readOptions>

const writeThing = ({ name, add }: Options, project: Project) =>
  write(add(name, createSite(project)), project)

/** Writes the files of something new, and lists what to fill in. */
export const newThing = command(usage, readOptions, (options, project) => {
  writeThing(options, project)
  return 0
})

/** `npm run new -- city "Weston"` */
export const runNew: Run = command(usage, readOptions, (options, project) => {
  writeThing(options, project)
  // Editor schemas name the existing content.
  if (writeEditorFiles(createSite(project)).includes(editorSettings))
    project.output.log(
      `\nAlso wrote ${editorSettings}, which tells editors what each file may hold.`,
    )
  saveParsed()
  return 0
})
