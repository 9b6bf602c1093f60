import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Starts a program whose output is read line by line. */
export const start = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) => {
  const program = spawn(command, args, { env: { ...process.env, ...env } })
  // Nothing is left running where the tests are broken off.
  const kill = () => program.kill()
  process.on('exit', kill)
  const ended = new Promise<void>((resolve) => {
    program.on('error', () => resolve())
    program.on('exit', () => resolve())
  })
  const lines = [program.stdout, program.stderr].map((input) => createInterface({ input }))
  return {
    /**
     * The first line, from now on, that matches.
     * @throws when the program ends without it
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
