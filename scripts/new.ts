import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { declarationOf, fileKinds, listedThings } from '../content/schema/kinds.ts'
import { didYouMean } from '../renderer/content/nearest.ts'
import type { Node } from '../renderer/content/schema-nodes.ts'
import { createSite, type Site } from '../renderer/content/site.ts'
import { saveParsed } from '../renderer/content/source.ts'
import { writeEditorFiles } from './editor-files/write.ts'
import type { Addition } from './new/addition.ts'
import { rename } from './new/rename.ts'
import { addItem, addLocalWords, addPage } from './new/templates.ts'
import { addTranslations } from './new/translation.ts'
import { command, InputError, type Project, type Run } from './terminal.ts'

/** What the command can do: an example of what follows its word, and what that does. */
type Action = {
  example: string
  about: string
  /** Works out what to write. Throws an InputError if it cannot be done. */
  add: (name: string, site: Site) => Addition
}

/** A calculator is a folder of code: CONTRIBUTING.md says which one to copy. */
const actions: Readonly<Record<string, Action>> = {
  ...Object.fromEntries(
    fileKinds
      .filter((kind) => kind !== 'calculator')
      .map((kind) => {
        const { example, schema } = declarationOf(kind)
        const { description: about = kind }: Node = schema
        return [
          kind,
          { example: `"${example}"`, about, add: (name, site) => addPage(kind, name, site) },
        ]
      }),
  ),
  'city-service': {
    example: 'weston-fl tile-roofing',
    about: 'the words of a city about a service, which make the page of the two',
    add: addLocalWords,
  },
  ...Object.fromEntries(
    Object.entries(listedThings).map(([word, listed]): [string, Action] => [
      word,
      {
        example: `"${listed.example}"`,
        about: `a ${word} at the end of ${listed.file}`,
        add: (name, site) => addItem(word, listed, name, site),
      },
    ]),
  ),
  translation: {
    example: 'content/cities/doral-fl.mdx',
    about: 'a file in another language, with the English beside what is to be written',
    add: addTranslations,
  },
  rename: {
    example: 'tile-roofing clay-tile-roofing',
    about: 'a page: moves its files, changes what leads to it, and redirects its visitors',
    add: rename,
  },
}

const usage = `npm run new -- <thing> "<name>"

${Object.entries(actions)
  .map(([word, { about, example }]) => `  ${word.padEnd(13)}${example}: ${about}`)
  .join('\n')}

The file says what each field takes, as /manual of the dev server does.`

const readAction = (word: string): Action => {
  const names = Object.keys(actions)
  if (word === '') throw new InputError(`What is to be new? ${names.join(', ')}.`)
  const action = Object.hasOwn(actions, word) ? actions[word] : undefined
  if (!action) throw new InputError(`There is no thing "${word}"${didYouMean(word, names) || '.'}`)
  return action
}

/** A placeholder text, or a field or list item with a comment in place of its value. */
const unwritten = /to be written|^\s*(?:- )?[\w-]+: +#|^\s*- #/i

/** The lines that are still to be written of those added to a file: `content/home.yaml:3  title: # …`. */
const linesToWrite = (path: string, before: string, now: string): string[] => {
  const former = new Set(before.split('\n'))
  return [...now.split('\n').entries()]
    .filter(([, line]) => unwritten.test(line) && !former.has(line))
    .map(([index, line]) => `${path}:${index + 1}  ${line.trim()}`)
}

/** Writes what was worked out, and lists what is left to write. No file is ever overwritten. */
const write = (addition: Addition, { root, output: { log } }: Project) => {
  const { files = {}, changes = {}, removed = [], next } = addition
  const present = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (present !== undefined)
    throw new InputError(`${present} is there already; nothing was written.`)
  log('Wrote:')
  const toWrite = Object.entries({ ...files, ...changes }).flatMap(([file, text]) => {
    const path = join(root, file)
    const before = Object.hasOwn(changes, file) ? readFileSync(path, 'utf8') : ''
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    log(`  ${file}`)
    return removed.length > 0 ? [] : linesToWrite(file, before, text)
  })
  for (const file of removed) {
    rmSync(join(root, file))
    log(`  ${file} is gone`)
  }
  if (toWrite.length > 0) log(`\nTo be written:\n${toWrite.map((line) => `  ${line}`).join('\n')}`)
  log(`\nThen:\n${next.map((step) => `  - ${step}`).join('\n')}`)
}

const readOptions = ([word = '', ...args]: string[]) => {
  const { example, add } = readAction(word)
  const option = args.find((arg) => arg.startsWith('--'))
  if (option) throw new InputError(`There is no option ${option}: the file has its fields.`)
  const name = args.join(' ').replace(/\s+/g, ' ').trim()
  if (name === '') throw new InputError(`Give it a name, such as ${example}.`)
  return { name, add }
}

/** Writes the files of something new, and says what to fill in. */
export const newThing = command(usage, readOptions, ({ name, add }, project) => {
  write(add(name, createSite(project)), project)
  return 0
})

/** `npm run new -- city "Weston"` */
export const run: Run = async (args, project) => {
  const code = await newThing(args, project)
  // The schemas of editors name what content there is.
  if (code === 0) writeEditorFiles(createSite(project))
  saveParsed()
  return code
}
