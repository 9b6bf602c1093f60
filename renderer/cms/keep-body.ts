/** Text below the fields. */
export const keepBody = (before: string, next: string): string => (before === next ? before : next)
