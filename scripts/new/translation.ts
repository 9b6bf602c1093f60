import { oneOf } from '../../content/schema/fields.ts'
import {
  defaultLanguage,
  englishName,
  fileIn,
  type Language,
  languageOf,
  translatedInto,
} from '../../content/schema/languages.ts'
import {
  type ContentFile,
  type ContentFolder,
  readContent,
} from '../../renderer/content/content-folder.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'
import type { Node } from '../../renderer/content/schema-nodes.ts'
import { textsToTranslate } from '../check/translated-texts.ts'
import { InputError } from '../terminal.ts'
import type { Answers } from './answers.ts'
import type { Thing } from './thing.ts'
import { toTranslate } from './to-translate.ts'

const [only, ...others] = translatedInto

const languageField = {
  name: 'language',
  schema: oneOf(translatedInto, 'The language to translate it into.') as Node,
  asked: others.length > 0,
}

const readLanguage = (answers: Answers): Language => {
  const named = answers.get(languageField.name) ?? (others.length > 0 ? undefined : only)
  const language = translatedInto.find((one) => one === named)
  if (!language)
    throw new InputError(
      `Say into which language with --language, which can be ${translatedInto.join(', ')}.`,
    )
  return language
}

const originalAt = (given: string, folder: ContentFolder): ContentFile => {
  const path = given.replace(/^\.\//, '')
  const { language, original } = languageOf(path)
  if (language !== defaultLanguage)
    throw new InputError(`${path} is a translation itself: name its original, ${original}.`)
  const files = readContent(folder)[0]?.files ?? []
  const file = files.find((one) => one.path === path)
  if (!file)
    throw new InputError(
      `There is no ${path}${
        didYouMean(
          path,
          files.map((one) => one.path),
        ) || ' among the files of the content.'
      }`,
    )
  if (textsToTranslate(file).length === 0)
    throw new InputError(`${path} has nothing to translate: it holds facts only.`)
  return file
}

export const translation: Thing = {
  about: 'a file in another language, with the English beside what is to be written',
  example: 'content/cities/doral-fl.mdx',
  fields: [languageField],
  begin: () => new Map(),
  add: (given, { root, answers }) => {
    const language = readLanguage(answers)
    const paths = given.split(' ')
    const folder = readContentFolder(root)
    const originals = paths.map((path) => originalAt(path, folder))
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
