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
import type { Node as Schema } from '../../renderer/content/schema-nodes.ts'
import { versionField } from '../../renderer/content/translation.ts'
import { textsToTranslate } from '../check/texts.ts'
import { versionOf } from '../check/translations.ts'
import { InputError } from '../terminal.ts'
import { linesOf, wordsToTranslate } from './stub.ts'
import type { Site, Thing } from './things.ts'

/**
 * The file that translates another, to be filled in: its words with the English of each as a
 * comment, and the text below them in English.
 */
const toTranslate = (original: ContentFile): string => {
  const { path, data, body } = original
  const schema = schemaOf(path) as Schema | undefined
  const words = schema && wordsToTranslate(schema, data)
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

export const translation: Thing = {
  about: 'a file in another language, with the English beside what is to be written',
  example: 'content/cities/doral-fl.mdx',
  fields: [],
  add: (given, _answers, site) => {
    const originals = given.split(' ').map((path) => originalAt(path.replace(/^\.\//, ''), site))
    const files = originals.flatMap((original) =>
      translatedInto.map((language) => [fileIn(language, original.path), toTranslate(original)]),
    )
    return {
      files: Object.fromEntries(files),
      next: [
        `Write ${translatedInto.map(englishName).join(' or ')} in place of the English comments and of the text below the fields; facts stay in the original.`,
        'npm run check:content says what is missing still, what is English still, and which terms to use.',
      ],
    }
  },
}
