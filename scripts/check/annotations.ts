import { isError, type Problem } from '../../renderer/content/problem.ts'

const escapeText = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeValue = (text: string) => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/**
 * A problem as GitHub Actions reads it from the output of a step, to show it on its line of the
 * pull request.
 */
export const annotationOf = (problem: Problem): string => {
  const { file, line, column, message } = problem
  const kind = isError(problem) ? 'error' : 'warning'
  return `::${kind} file=${escapeValue(file)},line=${line},col=${column}::${escapeText(message)}`
}

/** The annotations of all problems. A pull request shows the first ones only, so errors come first. */
export const annotationsOf = (problems: readonly Problem[]): string[] =>
  [...problems]
    .sort((a, b) => Number(isError(b)) - Number(isError(a)))
    .map((problem) => annotationOf(problem))
