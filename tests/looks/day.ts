/** The day on which all pictures are taken. */
export const day = new Date('2026-11-20T15:00:00Z')
