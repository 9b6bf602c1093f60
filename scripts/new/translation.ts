import { stringify } from 'yaml'
import { oneOf } from '../../content/schema/fields.ts'
import { schemaOf } from '../../content/schema/kinds.ts'
import {
  defaultLanguage,
  englishName,
  fileIn,
  languageOf,
  translatedInto,
} from '../../content/schema/languages.ts'
import { fieldOf, isFields, type Node, wordsIn } from '../../content/schema/schema-words.ts'
import type { ContentFile } from '../../renderer/content/content-folder.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { versionField } from '../../renderer/content/translation.ts'
import { textsToTranslate, versionOf } from '../check/translated-texts.ts'
import { InputError } from '../terminal.ts'
import type { Answers } from './fields.ts'
import { comment } from './stub.ts'
import type { Site, Thing } from './thing.ts'

/** Other languages often need more room than English. */
const growth = 1.4

/** The English of a text as a comment, with the limit of its field where a translation may reach it. */
const english = ({ maxLength }: Node, text: string, indent: string): string => {
  const isNear = maxLength !== undefined && text.length * growth > maxLength
  const note = isNear ? `${text} (at most ${maxLength} characters)` : text
  return comment(note, indent).join(`\n${indent}`)
}

const fieldsToWrite = (schema: Node, value: unknown, indent: string): string[] =>
  Object.entries(isFields(value) ? value : {}).flatMap(([name, inner]) => {
    const field = fieldOf(schema, name)
    if (!field || wordsIn(field, inner).length === 0) return []
    return [`${stringify(name).trim()}:${toWrite(field, inner, `${indent}  `)}`]
  })

/** Items without words stay as empty ones, because translations go by position. */
const itemToWrite = (items: Node, item: unknown, indent: string): string => {
  if (wordsIn(items, item).length === 0) return '{}'
  return typeof item === 'string'
    ? english(items, item, indent)
    : fieldsToWrite(items, item, indent).join(`\n${indent}`)
}

/** What follows the colon of a field: its words only, each as a comment. */
const toWrite = (schema: Node, value: unknown, indent: string): string => {
  if (typeof value === 'string') return ` ${english(schema, value, indent)}`
  const { items = {} } = schema
  const lines = Array.isArray(value)
    ? value.map((item) => `- ${itemToWrite(items, item, `${indent}  `)}`)
    : fieldsToWrite(schema, value, indent)
  return lines.map((line) => `\n${indent}${line}`).join('')
}

/**
 * The file that translates another, to be filled in: its words with the English of each as a
 * comment, and the text below them in English.
 */
const toTranslate = (original: ContentFile): string => {
  const schema = schemaOf(original.path) as Node | undefined
  const yaml = [
    `# ${versionField}: the version of ${original.path} that this renders.`,
    `${versionField}: ${versionOf(original)}`,
    ...(schema ? fieldsToWrite(schema, original.data, '') : []),
    '',
  ].join('\n')
  return original.path.endsWith('.mdx') ? `---\n${yaml}---\n\n${original.body.trim()}\n` : yaml
}

const originalAt = (path: string, { content: { files } }: Site): ContentFile => {
  const { language, original } = languageOf(path)
  if (language !== defaultLanguage)
    throw new InputError(`${path} is a translation itself: name its original, ${original}.`)
  const file = files.find((one) => one.path === path)
  if (!file) {
    const paths = files.map((one) => one.path)
    throw new InputError(`There is no ${path}${didYouMean(path, paths) || ' in the content.'}`)
  }
  if (textsToTranslate(file).length === 0)
    throw new InputError(`${path} has nothing to translate: it holds facts only.`)
  return file
}

const [only, ...others] = translatedInto

const readLanguage = (answers: Answers) => {
  const named = answers.get('language') ?? (others.length > 0 ? undefined : only)
  const language = translatedInto.find((one) => one === named)
  if (language) return language
  throw new InputError(
    `Say into which language with --language, which can be ${translatedInto.join(', ')}.`,
  )
}

export const translation: Thing = {
  about: 'a file in another language, with the English beside what is to be written',
  example: 'content/cities/doral-fl.mdx',
  fields: [
    {
      name: 'language',
      schema: oneOf(translatedInto, 'The language to translate it into.') as Node,
      asked: others.length > 0,
    },
  ],
  fieldsFromName: () => new Map(),
  add: (given, answers, site) => {
    const language = readLanguage(answers)
    const originals = given.split(' ').map((path) => originalAt(path.replace(/^\.\//, ''), site))
    return {
      files: Object.fromEntries(
        originals.map((original) => [fileIn(language, original.path), toTranslate(original)]),
      ),
      changes: {},
      next: [
        `Write ${englishName(language)} in place of the English comments and of the text below the fields; facts stay in the original.`,
        'npm run check:content says what is missing still, what is English still, and which terms to use.',
      ],
    }
  },
}
