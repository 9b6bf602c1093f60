import { floridaDay } from '../../content/schema/day.ts'
import { allLanguages, defaultLanguage, translatedInto } from '../../content/schema/languages.ts'
import { contentHash } from '../../renderer/cache.ts'
import type { LanguageContent } from '../../renderer/content/language-content.ts'
import { inspectPictures } from '../../renderer/content/picture-file.ts'
import { inputsOf } from '../../renderer/content/rules/cache.ts'
import { adviceOnDrafts, problemsOf } from '../../renderer/content/rules/find-problems.ts'
import { describePublished } from '../../renderer/content/rules/redirects.ts'
import { readTexts } from '../../renderer/content/rules/texts.ts'
import type { Site } from '../../renderer/content/site.ts'
import { type CheckCache, type CheckResult, memoryCache } from './cache.ts'
import { hashesOfSentences, withTexts } from './compared.ts'
import { copiedFiles, describeOwnWords } from './repetition.ts'
import { ofOriginals, ofTranslations } from './rules.ts'
import { describeTranslations } from './translated.ts'

/** Returns the matters of style of a language, the copies, and how much of its pages is original. */
const checkStyle = (content: LanguageContent, cache: CheckCache) => {
  const rules = content.language === defaultLanguage ? ofOriginals : ofTranslations
  const inputs = inputsOf(content, cache.code)
  const results = content.files.map((file) => {
    const { context, key } = inputs(file)
    const result = cache.files.get(key, () => {
      const texts = readTexts(file)
      return {
        problems: rules.ofFiles.flatMap((rule) => [...rule(texts, context)]),
        sentences: hashesOfSentences(texts),
      }
    })
    return { file, ...result }
  })
  const compared = withTexts(results)
  // The original is not to blame for what a copy repeats.
  const copies = copiedFiles(compared)
  const distinct =
    copies.size > 0 ? compared.filter(({ file }) => !copies.has(file.path)) : compared
  const found = [
    ...results.flatMap((result) => result.problems),
    ...rules.ofAll.flatMap((rule) => [...rule(content, distinct)]),
  ]
  const problems = [...copies.values(), ...found.filter(({ file }) => !copies.has(file))]
  return {
    problems: adviceOnDrafts(content, problems),
    copies,
    counts: describeOwnWords(content, distinct),
  }
}

const checkAll = (site: Site, cache: CheckCache): CheckResult => {
  const results = allLanguages.map((language) => checkStyle(site.content[language], cache))
  const isCopy = (file: string) => results.some(({ copies }) => copies.has(file))
  const counts = [
    ...results.map((result) => result.counts),
    ...translatedInto.flatMap((language) => describeTranslations(site.content[language])),
    describePublished(site.content[defaultLanguage]),
  ]
  return {
    problems: [
      ...problemsOf(site, cache.wrong).filter(({ file }) => !isCopy(file)),
      ...results.flatMap(({ problems }) => problems),
    ],
    counts: counts.filter(Boolean).join('\n'),
  }
}

/** Returns every problem of a site with inspected pictures, and a sentence with counts. */
export const checkContent = (site: Site, cache: CheckCache = memoryCache()): CheckResult =>
  cache.results.get(contentHash(cache.code, floridaDay(), site.hash), () => checkAll(site, cache))

/** Inspects the pictures of a site, and returns every problem. */
export const checkSite = async (site: Site, cache: CheckCache): Promise<CheckResult> =>
  checkContent(site.withPictures(await inspectPictures(site)), cache)
