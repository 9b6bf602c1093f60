import type { Answer } from './ask.ts'
import type { Finding } from './finding.ts'

/** The headers that an address should be answered with. */
export type ExpectedHeaders = (path: string) => Readonly<Record<string, string>>

const partsOf = (value: string): string[] =>
  value
    .split(/[;,]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')

const without = (parts: readonly string[], others: readonly string[]): string[] =>
  parts.filter((part) => !others.includes(part))

/** In what a header differs from what it should be: the parts that are missing or too many. */
const difference = (name: string, sent: string | null, expected: string): string | undefined => {
  if (sent === null) return `The header ${name} is missing.`
  const [missing, added] = [
    without(partsOf(expected), partsOf(sent)),
    without(partsOf(sent), partsOf(expected)),
  ]
  if (missing.length + added.length === 0) return undefined
  const lacks = missing.length > 0 ? ` lacks "${missing.join('; ')}"` : ''
  const has = added.length > 0 ? ` has "${added.join('; ')}", which is not ours` : ''
  return `The header ${name}${[lacks, has].filter(Boolean).join(' and')}.`
}

const advice =
  'Deploy the host files of this build (`npm run deploy` says which), and look for a proxy that changes headers.'

/** Where the headers of an answer are not those of the site's policy. */
export const headerFindings = (answer: Answer, expected: ExpectedHeaders): Finding[] => {
  const isOpen = answer.url.protocol === 'http:'
  return Object.entries(expected(answer.url.pathname))
    .filter(([name]) => !(isOpen && name === 'Strict-Transport-Security'))
    .flatMap(([name, value]) => difference(name, answer.headers.get(name), value) ?? [])
    .map((problem) => ({ severity: 'broken', problem, advice }))
}
