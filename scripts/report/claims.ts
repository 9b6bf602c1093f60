import type { Language } from '../../content/schema/languages.ts'
import type { CheckInput } from '../../renderer/content/content-folder.ts'
import { patternOf, sentencesOf } from './page-text.ts'

/** A claim or promotion that is not what it was, or stands on other pages. */
export type ClaimChange = {
  language: Language
  name: string
  before?: string | undefined
  now?: string | undefined
  /** Which of its other fields changed, such as its proof or its last day. */
  facts: readonly string[]
  /** On how many pages it stands. */
  pages: { before: number; now: number }
}

type Claim = { language: Language; name: string; text: string; fields: Record<string, unknown> }

const groups = ['claims', 'promotions']

const claimsIn = (content: readonly CheckInput[]): Map<string, Claim> =>
  new Map(
    content.flatMap(({ language, files }) => {
      const company = files.find(({ original }) => original === 'content/business.yaml')
      return groups.flatMap((group) =>
        Object.entries((company?.fields[group] ?? {}) as Record<string, unknown>).map(
          ([name, value]): [string, Claim] => {
            const fields = (value ?? {}) as Record<string, unknown>
            const text = typeof fields.text === 'string' ? fields.text : ''
            return [`${language} ${group}.${name}`, { language, name, text, fields }]
          },
        ),
      )
    }),
  )

const changedFacts = (before: Claim | undefined, now: Claim | undefined): string[] =>
  [...new Set([...Object.keys(before?.fields ?? {}), ...Object.keys(now?.fields ?? {})])].filter(
    (field) =>
      field !== 'text' &&
      before !== undefined &&
      now !== undefined &&
      JSON.stringify(before.fields[field]) !== JSON.stringify(now.fields[field]),
  )

/** The pages of a build, as texts, and what its content says. */
export type ClaimSource = {
  content: readonly CheckInput[]
  pages: ReadonlyMap<string, string>
}

const counter = ({ pages }: ClaimSource) => {
  const texts = [...pages.values()].map((html) => sentencesOf(html).join(' '))
  return (claim: Claim | undefined): number => {
    if (!claim || claim.text === '') return 0
    const pattern = patternOf(claim.text)
    return texts.filter((text) => pattern.test(text)).length
  }
}

/** Every claim and promotion whose words, facts or places changed. */
export const claimChanges = (before: ClaimSource, now: ClaimSource): ClaimChange[] => {
  const [former, present] = [claimsIn(before.content), claimsIn(now.content)]
  const [countBefore, countNow] = [counter(before), counter(now)]
  return [...new Set([...former.keys(), ...present.keys()])].flatMap((key) => {
    const [was, is] = [former.get(key), present.get(key)]
    const claim = is ?? was
    const facts = changedFacts(was, is)
    const pages = { before: countBefore(was), now: countNow(is) }
    if (!claim || (was?.text === is?.text && facts.length === 0 && pages.before === pages.now))
      return []
    const { language, name } = claim
    return [{ language, name, before: was?.text, now: is?.text, facts, pages }]
  })
}
