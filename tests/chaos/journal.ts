/** What happened, line by line, each with its seconds since the start: to understand a failure. */
export const newJournal = () => {
  const start = Date.now()
  const lines: { at: number; text: string }[] = []
  return {
    note: (text: string, at = Date.now()): void => {
      lines.push({ at, text })
    },
    lines: (): string[] =>
      [...lines]
        .sort((a, b) => a.at - b.at)
        .map(({ at, text }) => `${((at - start) / 1000).toFixed(2).padStart(6)} ${text}`),
  }
}

export type Journal = ReturnType<typeof newJournal>
