import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../renderer/content/problem.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'
import type { CheckCache } from '../check/cache.ts'
import { type ContentFolder, checkContent } from '../check/index.ts'
import { isUnwritten, unwrittenLines } from './unwritten.ts'

/** Something to write: where, and what stands there now or is wrong with it. */
export type ToWrite = { file: string; line: number; text: string }

/** The texts in new files that are still to be written. */
export const textsToWrite = (root: string, newFiles: readonly string[]): ToWrite[] =>
  newFiles.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const lines = text.split('\n')
    return unwrittenLines(file, text).map((line) => ({
      file,
      line,
      text: (lines[line - 1] ?? '').trim(),
    }))
  })

/** A problem by what it says, since lines move. */
const idOf = ({ file, message }: Problem) => `${file} ${message}`

/** The problems that were not there before. The files that changed had none of theirs. */
const newProblems = (
  before: ContentFolder,
  after: ContentFolder,
  touched: readonly string[],
  cache?: CheckCache,
): Problem[] => {
  const problems = checkContent(after, cache)
  if (problems.every(({ file }) => touched.includes(file))) return problems
  const known = new Set(checkContent(before, cache).map(idOf))
  return problems.filter((problem) => !known.has(idOf(problem)))
}

const inLine = ({ file, line, message }: Problem, { sources }: ContentFolder): ToWrite => {
  const text = sources.find(({ path }) => path === file)?.text.split('\n')[line - 1] ?? ''
  return { file, line, text: isUnwritten(text) ? text.trim() : message }
}

/**
 * All that the check of content asks for since something was added, and every text in the new files
 * that is still to be written, line by line.
 * @param before the content as it was.
 * @param cache reuses what earlier checks have found.
 */
export const listToWrite = (
  root: string,
  newFiles: readonly string[],
  changedFiles: readonly string[],
  before: ContentFolder,
  cache?: CheckCache,
): ToWrite[] => {
  const after = readContentFolder(root)
  const problems = newProblems(before, after, [...newFiles, ...changedFiles], cache)
  const all = [
    ...problems.map((problem) => inLine(problem, after)),
    ...textsToWrite(root, newFiles),
  ].map((one) => [`${one.file}:${one.line}`, one] as const)
  return [...new Map(all).values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}
