import { parseArgs } from 'node:util'
import {
  type ContentFile,
  type ContentFolder,
  readContent,
} from '../../content/model/check/content.ts'
import { didYouMean } from '../../content/model/check/nearest.ts'
import { textsToTranslate } from '../../content/model/check/translated-texts.ts'
import {
  defaultLanguage,
  englishName,
  fileIn,
  type Language,
  languageOf,
  translatedInto,
} from '../../content/model/languages.ts'
import { readContentFolder } from '../../content/model/read-folder.ts'
import { InputError } from '../terminal.ts'
import type { Thing } from './thing.ts'
import { toTranslate } from './to-translate.ts'

const known = translatedInto.join(', ')

const readLanguage = (named: string | undefined): Language => {
  const [only, ...others] = translatedInto
  const language = named ? translatedInto.find((one) => one === named) : only
  if (named && !language)
    throw new InputError(
      `"${named}" is not a language that this site is translated into${didYouMean(named, translatedInto) || `: ${known}`}`,
    )
  if (!language || (!named && others.length > 0))
    throw new InputError(`Say into which language with --language, which can be ${known}.`)
  return language
}

const readArguments = (given: string) => {
  try {
    const { values, positionals } = parseArgs({
      args: given.split(' '),
      options: { language: { type: 'string' } },
      allowPositionals: true,
    })
    return { language: readLanguage(values.language), paths: positionals }
  } catch (error) {
    throw new InputError(error instanceof Error ? error.message : String(error))
  }
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
  add: (given, root) => {
    const { language, paths } = readArguments(given)
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
