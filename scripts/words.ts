import { writeFileSync } from 'node:fs'
import { shapesFile } from './words/shapes.ts'

/** `npm run words`: makes the words of content/words known to TypeScript and to the content check. */
writeFileSync('content/schema/word-shapes.ts', shapesFile())
