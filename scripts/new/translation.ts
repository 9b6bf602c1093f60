import { oneOf } from '../../content/schema/fields.ts'
import { schemaOf } from '../../content/schema/kinds.ts'
import {
  defaultLanguage,
  englishName,
  fileIn,
  languageOf,
  translatedInto,
} from '../../content/schema/languages.ts'
import type { ContentFile } from '../../renderer/content/content-folder.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { fieldOf, type Node as Schema, wordsIn } from '../../renderer/content/schema-nodes.ts'
import { versionField } from '../../renderer/content/translation.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { textsToTranslate } from '../check/texts.ts'
import { versionOf } from '../check/translations.ts'
import { InputError } from '../terminal.ts'
import type { Answers } from './fields.ts'
import { linesOf, toBeWritten } from './stub.ts'
import type { Site, Thing } from './thing.ts'

/** Other languages often need more room than English. */
const growth = 1.4

/** The English of a text, with the limit of its field where a translation may reach it. */
const english = (text: string, maxLength = Number.POSITIVE_INFINITY): string =>
  text.length * growth > maxLength ? `${text} (at most ${maxLength} characters)` : text

/** The words of a value, each as a comment; undefined if it has none. */
const wordsOf = (schema: Schema, value: unknown): unknown => {
  if (wordsIn(schema, value).length === 0) return undefined
  if (typeof value === 'string') return toBeWritten(english(value, schema.maxLength))
  const { items } = schema
  // Items without words stay as empty ones, because translations go by position.
  if (items && Array.isArray(value)) return value.map((item) => wordsOf(items, item) ?? {})
  const fields = Object.entries(isRecord(value) ? value : {}).map(([name, inner]) => {
    const field = fieldOf(schema, name)
    return [name, field && wordsOf(field, inner)] as const
  })
  return Object.fromEntries(fields.filter(([, words]) => words !== undefined))
}

/**
 * The file that translates another, to be filled in: its words with the English of each as a
 * comment, and the text below them in English.
 */
const toTranslate = (original: ContentFile): string => {
  const { path, data, body } = original
  const schema = schemaOf(path) as Schema | undefined
  const words = schema && wordsOf(schema, data)
  const yaml = [
    `# ${versionField}: the version of ${path} that this renders.`,
    `${versionField}: ${versionOf(original)}`,
    ...(words === undefined ? [] : linesOf(words)),
    '',
  ].join('\n')
  return path.endsWith('.mdx') ? `---\n${yaml}---\n\n${body.trim()}\n` : yaml
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
      schema: oneOf(translatedInto, 'The language to translate it into.') as Schema,
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
