import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A text that stands in for one that is to be written, or a field without a value and a comment
 * that says what it takes.
 */
const unwritten = /to be written|^\s*\w+: +#/i

/**
 * The texts that are still to be written in some files: `content/cities/palm-bay-fl.mdx:4`, and the
 * line there.
 */
export const unwrittenTexts = (
  root: string,
  files: readonly string[],
): { place: string; text: string }[] =>
  files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        unwritten.test(line) ? [{ place: `${file}:${index + 1}`, text: line.trim() }] : [],
      ),
  )
