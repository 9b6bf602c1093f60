/** Invalid input to a command. The message tells the owner what is wrong and what was expected. */
export class InputError extends Error {}

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** Where a command writes: the console, or a list in tests. */
export type Output = { log: (line: string) => void; error: (line: string) => void }

/** The options that `read` returns; undefined, with the reason and usage printed, if it throws. */
export const optionsOrUsage = <Options>(
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
