/** Something given to a command that it cannot work with. The message is for the owner: what is wrong, and what was expected. */
export class Unreadable extends Error {}

/** The words of whatever was thrown. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
