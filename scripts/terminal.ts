import type { Project as Folder } from '../renderer/content/folder.ts'
import { didYouMean } from '../renderer/content/nearest.ts'

/** Invalid input to a command. The message tells the owner what is wrong and what was expected. */
export class InputError extends Error {}

/** The names that a message can list. */
const fewNames = 16

/**
 * What has a name among all of its kind.
 * @throws InputError with the nearest name, or all where they are few.
 */
export const findNamed = <T>(kind: string, name: string, all: ReadonlyMap<string, T>): T => {
  const found = all.get(name)
  if (found !== undefined) return found
  const list = all.size > fewNames ? '.' : `; there are ${[...all.keys()].join(', ')}.`
  throw new InputError(`There is no ${kind} "${name}"${didYouMean(name, all.keys()) || list}`)
}

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** Where a command writes: the console, or a list in tests. */
export type Output = { log: (line: string) => void; error: (line: string) => void }

/** Where a command runs, and where it writes. */
export type Project = Folder & { output: Output }

/** The options that `read` returns; undefined, with the reason and usage printed, if it throws. */
const optionsOrUsage = <Options>(
  read: () => Options,
  usage: string,
  { error: write }: Output,
): Options | undefined => {
  try {
    return read()
  } catch (error) {
    write(`${errorMessage(error)}\n\n${usage}`)
    return undefined
  }
}

/** What `npm run <name>` does, as `run` of scripts/<name>.ts. Returns the exit code. */
export type Run = (args: readonly string[], project: Project) => Promise<number>

/**
 * A command.
 * @param read returns its options, or throws with what is wrong with them: the usage is printed then.
 * @param act returns the exit code. An InputError from it is printed alone. Both end with 2.
 */
export const command =
  <Options>(
    usage: string,
    read: (args: string[], project: Project) => Options,
    act: (options: Options, project: Project) => number | Promise<number>,
  ): Run =>
  async (args, project) => {
    const { output } = project
    if (args.includes('--help')) {
      output.log(usage)
      return 0
    }
    const options = optionsOrUsage(() => read([...args], project), usage, output)
    if (options === undefined) return 2
    try {
      return await act(options, project)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      output.error(error.message)
      return 2
    }
  }
