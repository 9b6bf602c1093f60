/** Words from outside on one line of a terminal, where control characters would be commands. */
export const printable = (words: string): string => words.replace(/\p{Cc}+/gu, ' ').trim()
