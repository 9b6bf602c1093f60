import { InputError } from '../terminal.ts'

const short = /^[0-9a-f]{8}$/i
const whole = /^[0-9a-f]{32}$/i

/** A full lead id in lower case; undefined if the text is not one. */
export const leadIdOf = (text: string): string | undefined =>
  whole.test(text.trim()) ? text.trim().toLowerCase() : undefined

const expected =
  'expected the 8 digits the site shows (0-9 and A-F, such as 3F9A01BC) or a whole leadId of 32'

/**
 * The references in a list, one per line, without duplicates: short ones in upper case, full ids in
 * lower case. Skips blank lines and lines that start with #.
 * @throws InputError naming every line that is not a reference.
 */
export const readReferences = (text: string, source: string): string[] => {
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
    else
      problems.push(
        `${source}, line ${index + 1}: ${JSON.stringify(words)} is not a reference: ${expected}.`,
      )
  }
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  return [...references]
}
