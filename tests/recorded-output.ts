import type { Project, Run } from '../scripts/shared/terminal.ts'

/** Returns an output for a command, and what was written to it. */
export const recordedOutput = () => {
  const lines: string[] = []
  const note = (line: string) => void lines.push(line)
  return { output: { log: note, error: note }, said: () => lines.join('\n') }
}

/** Runs a command in a folder. Returns its exit code and output. */
export const runCommand = async (
  run: Run,
  args: readonly string[],
  project: Partial<Project> = {},
) => {
  const { output, said } = recordedOutput()
  return { code: await run(args, { root: '.', env: {}, output, ...project }), said: said() }
}
