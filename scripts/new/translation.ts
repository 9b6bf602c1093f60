import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  englishName,
  fileIn,
  type Language,
  translatedInto,
} from '../../content/schema/languages.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { versionField } from '../../renderer/content/translation.ts'
import { versionOf } from '../check/translations.ts'
import { InputError } from '../terminal.ts'
import { linesOf, wordsToTranslate } from './stub.ts'
import type { Site, Thing } from './things.ts'

/** A translation to fill in: English words as comments, and the English text below the fields. */
const toTranslate = (original: ContentFile): string => {
  const { path, data, body, schema } = original
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
  const file = files.find((one) => one.path === path)
  const paths = files.map((one) => one.path)
  if (!file) throw new InputError(`There is no original ${path}${didYouMean(path, paths) || '.'}`)
  return file
}

/** The languages that a file is not yet translated into. Where it is in all of them, all. */
const languagesFor = ({ path }: ContentFile, { root }: Site): readonly Language[] => {
  const isThere = (language: Language) => existsSync(join(root, fileIn(language, path)))
  const missing = translatedInto.filter((language) => !isThere(language))
  return missing.length > 0 ? missing : translatedInto
}

export const translation: Thing = {
  about: 'a file in another language, with the English beside what is to be written',
  example: 'content/cities/doral-fl.mdx',
  fields: [],
  add: (given, _answers, site) => {
    const originals = given.split(' ').map((path) => originalAt(path.replace(/^\.\//, ''), site))
    const translations = originals.flatMap((original) =>
      languagesFor(original, site).map((language) => ({ original, language })),
    )
    const files = translations.map(({ original, language }) => [
      fileIn(language, original.path),
      toTranslate(original),
    ])
    const names = new Set(translations.map(({ language }) => englishName(language)))
    return {
      files: Object.fromEntries(files),
      next: [
        `Write ${[...names].join(' or ')} in place of the English comments and of the text below the fields; facts stay in the original.`,
        'npm run check:content says what is missing still, what is English still, and which terms to use.',
      ],
    }
  },
}
