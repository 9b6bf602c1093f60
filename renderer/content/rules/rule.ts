import { floridaDay } from '../../../content/schema/day.ts'
import { defaultLanguage } from '../../../content/schema/languages.ts'
import { contentHash, type jsonCache } from '../../cache.ts'
import type { ContentFile } from '../content-file.ts'
import type { LanguageContent } from '../language-content.ts'
import type { Problem } from '../problem.ts'
import type { Site } from '../site.ts'
import type { KnownNames } from '../validate.ts'
import { contextOf, type RuleContext } from './context.ts'
import { asWarning } from './problems.ts'
import { type FileTexts, readTexts } from './texts.ts'

/** A rule about one file at a time: returns every violation with its position. */
export type FileRule = (texts: FileTexts, context: RuleContext) => Iterable<Problem>

/** A rule about all files of a language. */
export type ContentRule = (content: LanguageContent) => Iterable<Problem>

/** Makes a rule about one file of the content, if it exists. */
export const ruleOf =
  (
    path: string,
    rule: (file: ContentFile, content: LanguageContent) => Iterable<Problem>,
  ): ContentRule =>
  (content) => {
    const file = content.files.find((one) => one.path === path)
    return file ? rule(file, content) : []
  }

/** Rules about single files, and about all files of a language together. */
type Rules = { ofFiles: readonly FileRule[]; ofAll: readonly ContentRule[] }

/** The rules of a check, and the content hash of everything that decides what they find. */
export type RuleSet = { code: () => string; originals: Rules; translations: Rules }

const setsAsLists = (_: string, value: unknown) => (value instanceof Set ? [...value] : value)

/** Finds the problems of a language. Those of a file are cached until it or its context changes. */
export const applyRules = (
  { code, originals, translations }: RuleSet,
  { content, hash }: { content: LanguageContent; hash: Site['hash'] },
  cache: ReturnType<typeof jsonCache<Problem[]>>,
): Problem[] => {
  const { language, hidden } = content
  const rules = language === defaultLanguage ? originals : translations
  const shared = contextOf(content)
  const inputs = (known: KnownNames) => {
    const context: RuleContext = { ...shared, known }
    return { context, key: contentHash(code(), floridaDay(), JSON.stringify(context, setsAsLists)) }
  }
  const [ofPages, ofDrafts] = [inputs(content.known), inputs(content.knownToDrafts)]
  const ofFiles = content.files.flatMap((file) => {
    const { context, key } = hidden.has(file.path) ? ofDrafts : ofPages
    const own = contentHash(key, file.path, file.hash, file.originalFile?.hash ?? '')
    return cache.get(own, () => {
      const texts = readTexts(file)
      return rules.ofFiles.flatMap((rule) => [...rule(texts, context)])
    })
  })
  const ofAll = cache.get(contentHash(ofPages.key, hash, language), () =>
    rules.ofAll.flatMap((rule) => [...rule(content)]),
  )
  // What goes public by itself on a day must be right before.
  const dated = new Set(
    content.files.flatMap((file) => ((file.originalFile ?? file).from ? [file.path] : [])),
  )
  // A problem in a draft does not stop the other pages, unless those need it.
  return [...ofFiles, ...ofAll].map((one) =>
    hidden.has(one.file) && !dated.has(one.file) && one.id !== 'file-missing'
      ? asWarning(one)
      : one,
  )
}
