/** What is wrong with the input of a command, and what was expected, in words for the owner. */
export class InputError extends Error {}

export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Where a command writes: the console, or a list in a test. */
export type Output = { log: (line: string) => void; error: (line: string) => void }

/** The options that `read` returns. If it throws, the reason and how to use the command are written, and there are none. */
export const optionsOrUsage = <Options>(read: () => Options, usage: string, { error: write }: Output): Options | undefined => {
  try {
    return read()
  } catch (error) {
    write(`${errorMessage(error)}\n\n${usage}`)
    return undefined
  }
}

/** Text from outside as one line without control characters, which a terminal would obey. */
export const printable = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()
