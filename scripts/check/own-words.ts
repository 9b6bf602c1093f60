import { languages } from '../../content/schema/languages.ts'
import { type ContentFile, filesOfKind } from '../../renderer/content/content-file.ts'
import type { LanguageContent } from '../../renderer/content/language-content.ts'
import { issuesIn } from '../../renderer/content/rules/context.ts'
import { atField } from '../../renderer/content/rules/problems.ts'
import type { ContentRule } from '../../renderer/content/rules/rule.ts'
import { wordsIn } from '../../renderer/content/rules/texts.ts'
import { itemsIn, recordOf } from '../../renderer/is-record.ts'
import { memoize } from '../../renderer/memoize.ts'
import { comparePages, countOwn } from './compared.ts'

/** The minimum share of original words on a page about a service in a city. */
const minOwn = 0.45

/** The approximate number of words in buttons, cards and headings around that text. */
const frameWords = 150

/** Texts of a city about a service that its own page shows, not that of the service there. */
const onCards = ['card', 'icon']

/** A page about a service in a city, with the number of its words and of its original words. */
type OwnWords = { city: ContentFile; service: string; all: number; own: number }

/** Returns what the page of a service in a city shows of the service: steps and some issues. */
const sharedOfService = (service: ContentFile, city: ContentFile): string[] => {
  const local = issuesIn(recordOf(city.fields.services)[service.entry?.slug ?? ''])
  const replaced = local.map(({ issue }) => issue)
  // Cities name issues in the language of the original.
  const originals = issuesIn((service.originalFile ?? service).fields)
  const issues = issuesIn(service.fields).filter(
    (_, index) => !replaced.includes(originals[index]?.title),
  )
  return [...issues, ...itemsIn(service.fields.processSteps).map(recordOf)].flatMap(
    ({ icon: _, ...texts }) => Object.values(texts).map(String),
  )
}

/** Counts the original words of every page about a service in a city. */
const countOwnWords = memoize((content: LanguageContent): OwnWords[] => {
  const { texts, shared, copiedFiles } = comparePages(content)
  const pages = new Map<string, { words: number; own: number }>()
  for (const text of texts.filter((one) => !onCards.includes(String(one.text.field.at(-1))))) {
    const { words, own } = pages.get(text.page) ?? { words: 0, own: 0 }
    pages.set(text.page, { words: words + text.words, own: own + countOwn(text, shared) })
  }
  const isOwn = (file: ContentFile) => copiedFiles.every((copied) => copied.file !== file)
  return filesOfKind(content, 'city').flatMap((city) =>
    filesOfKind(content, 'service')
      .filter(isOwn)
      .flatMap((service) => {
        const slug = service.entry?.slug ?? ''
        const local = pages.get(`${city.path} ${slug}`)
        if (!local?.own) return []
        const around = wordsIn(sharedOfService(service, city).join(' ')).length
        const all = around + local.words + frameWords
        return [{ city, service: slug, all, own: local.own }]
      }),
  )
})

const percent = (share: number) => `${Math.floor(share * 100)} %`

/** Checks that most text of such a page appears nowhere else. */
export const checkOwnWords: ContentRule = (content) =>
  countOwnWords(content)
    .filter(({ own, all }) => own / all < minOwn)
    .map(({ city, service, own, all }) => {
      const missing = Math.ceil((minOwn * all - own) / (1 - minOwn))
      const share = `${percent(own / all)} of the words of this page are its own, and ${percent(minOwn)} must be`
      const says = `${share}; write about ${missing} more words of its own`
      return atField('own-words', city, ['services', service], says)
    })

/** Returns how much of the pages about a service in a city is original, in a sentence. */
export const describeOwnWords = (content: LanguageContent): string => {
  const shares = countOwnWords(content)
    .map(({ own, all }) => own / all)
    .sort((a, b) => a - b)
  const [least, median] = [shares[0], shares[Math.floor(shares.length / 2)]]
  return least === undefined || median === undefined
    ? ''
    : `${languages[content.language].name}: of the words on pages about a service in a city, ${percent(least)} at least are their own, ${percent(median)} at the median.`
}
