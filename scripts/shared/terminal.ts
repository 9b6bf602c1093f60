import type { ProjectFolder } from '../../renderer/content/folder.ts'
import { UnreadableFile } from '../../renderer/content/front-matter.ts'
import { didYouMean } from '../../renderer/content/problem.ts'

/** Invalid input to a command. The message tells the owner what is wrong and what was expected. */
export class InputError extends Error {}

/** The most names that a message lists. */
const maxNames = 16

/**
 * Returns the value with a name.
 * @throws InputError with the nearest name, or with all names if they are few.
 */
export const findNamed = <T>(kind: string, name: string, all: ReadonlyMap<string, T>): T => {
  const found = all.get(name)
  if (found !== undefined) return found
  const list = all.size > maxNames ? '.' : `; there are ${[...all.keys()].join(', ')}.`
  throw new InputError(`There is no ${kind} "${name}"${didYouMean(name, all.keys()) || list}`)
}

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** The output of a command: the console, or a list in tests. */
export type Output = { log: (line: string) => void; error: (line: string) => void }

/** The folder and the output of a command. */
export type Project = ProjectFolder & { output: Output }

/** Runs `npm run <name>`, as `run<Name>` of scripts/<name>.ts. Returns the exit code. */
export type Run = (args: readonly string[], project: Project) => Promise<number>

/**
 * Makes a command. Both kinds of errors exit with 2.
 * @param read returns its options, or throws what is wrong with them; the usage is then printed.
 * @param act returns the exit code. If it throws an InputError, only that is printed.
 */
export const command =
  <Options>(
    usage: string,
    read: (args: string[], project: Project) => Options,
    act: (options: Options, project: Project) => number | Promise<number>,
  ): Run =>
  async (args, project) => {
    const { output } = project
    const fail = (message: string) => {
      output.error(message)
      return 2
    }
    if (args.includes('--help')) {
      output.log(usage)
      return 0
    }
    let options: Options
    try {
      options = read([...args], project)
    } catch (error) {
      return fail(`${errorMessage(error)}\n\n${usage}`)
    }
    try {
      return await act(options, project)
    } catch (error) {
      if (error instanceof InputError || error instanceof UnreadableFile) return fail(error.message)
      throw error
    }
  }

/** An option without a value. */
export const flag = { type: 'boolean', default: false } as const

/** `1 page`, `1,200 pages`. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** Returns the first names, and how many more there are: `/, /about and 2 more pages`. */
export const firstNames = (names: readonly string[], most: number, what = ' page'): string => {
  const rest = names.length - most
  const more = plural(rest, `more${what}`, what ? `more${what}s` : 'more')
  return `${names.slice(0, most).join(', ')}${rest > 0 ? ` and ${more}` : ''}`
}

/**
 * Ends this process with the one that started it, so that its port is free again: npm and npx pass
 * a signal to the shell between them and a server, and not to the server.
 */
export const endWithParent = (): void => {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || process.exit(), 500).unref()
}
