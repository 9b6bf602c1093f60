import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A tab of a browser that Playwright cannot drive, with what both kinds of WebDriver support. */
export type Tab = {
  /** Loads an address, and waits for its load event. */
  open: (url: string) => Promise<void>
  reload: () => Promise<void>
  /** Runs a self-contained function in the page. Arguments and result are JSON. */
  run: <Args extends readonly unknown[], Answer>(
    work: (...args: Args) => Answer,
    ...args: Args
  ) => Promise<Answer>
  /** Performs keys and pointers as section "Actions" of WebDriver describes them. */
  act: (source: object) => Promise<void>
  /** Opens a tab with the same storage. */
  beside: () => Promise<Tab>
  /** Errors of the page, as far as the browser reports them. */
  errors: readonly string[]
  close: () => Promise<void>
}

/** A running browser. */
export type Engine = {
  /** A tab with storage of its own. */
  newTab: (width: number, height: number) => Promise<Tab>
  quit: () => Promise<void>
}

/** Returns the expression that runs a function with its arguments and returns JSON. */
export const call = (work: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `JSON.stringify((${work})(...${JSON.stringify(args)})) ?? "null"`

/** Starts a program whose output is read line by line, and which ends with this process. */
export const start = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) => {
  const program = spawn(command, args, { env: { ...process.env, ...env } })
  const kill = () => program.kill()
  process.on('exit', kill)
  const ended = new Promise<void>((resolve) => {
    program.on('error', () => resolve())
    program.on('exit', () => resolve())
  })
  const lines = [program.stdout, program.stderr].map((input) => createInterface({ input }))
  return {
    /**
     * Resolves to the first line from now on that matches.
     * @throws if the program ends without it
     */
    line: (pattern: RegExp) =>
      new Promise<RegExpExecArray>((resolve, reject) => {
        for (const each of lines)
          each.on('line', (text) => {
            const found = pattern.exec(text)
            if (found) resolve(found)
          })
        ended.then(() => reject(new Error(`${command} ended too early.`)))
      }),
    stop: async () => {
      kill()
      await ended
      process.off('exit', kill)
    },
  }
}
