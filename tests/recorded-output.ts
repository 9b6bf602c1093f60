/** The output of a command that is tested, and all that it has said. */
export const recordedOutput = () => {
  const lines: string[] = []
  const note = (line: string) => void lines.push(line)
  return { output: { log: note, error: note }, said: () => lines.join('\n') }
}
