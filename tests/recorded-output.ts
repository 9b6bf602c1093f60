import type { Project, Run } from '../scripts/terminal.ts'

/** The output of a command that is tested, and all that it has said. */
export const recordedOutput = () => {
  const lines: string[] = []
  const note = (line: string) => void lines.push(line)
  return { output: { log: note, error: note }, said: () => lines.join('\n') }
}

/** Runs a command in a folder: its exit code, and all that it says. */
export const runCommand = async (
  run: Run,
  args: readonly string[],
  project: Partial<Project> = {},
) => {
  const { output, said } = recordedOutput()
  return { code: await run(args, { root: '.', env: {}, output, ...project }), said: said() }
}
