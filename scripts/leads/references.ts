import { Unreadable } from './unreadable.ts'

const short = /^[0-9a-f]{8}$/i
const whole = /^[0-9a-f]{32}$/i

/** A lead's whole id in lower case, or undefined where the words are none. */
export const leadIdOf = (words: string): string | undefined => (whole.test(words.trim()) ? words.trim().toLowerCase() : undefined)

/** The reference of a whole id, as the site shows it. */
export const shortReference = (leadId: string): string => leadId.slice(0, 8).toUpperCase()

const expected = 'expected the 8 digits the site shows (0-9 and A-F, such as 3F9A01BC) or a whole leadId of 32'

/**
 * The references of a list, one on each line: short ones in upper case, whole ids in lower case, each once. Blank lines
 * and lines that start with # are passed over.
 * @throws Unreadable with the number of every other line.
 */
export const readReferences = (text: string, file: string): string[] => {
  const references = new Set<string>()
  const problems: string[] = []
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const words = line.trim()
    if (words === '' || words.startsWith('#')) continue
    if (short.test(words)) references.add(words.toUpperCase())
    else if (whole.test(words)) references.add(words.toLowerCase())
    else problems.push(`${file}, line ${index + 1}: ${JSON.stringify(words)} is no reference: ${expected}.`)
  }
  if (problems.length > 0) throw new Unreadable(problems.join('\n'))
  return [...references]
}
