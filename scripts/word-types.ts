import { writeWordTypes } from './word-types/write.ts'

/** What setup, and so `npm run check`, does before TypeScript runs. */
writeWordTypes()
