import { writeFileSync } from 'node:fs'
import { shapesFile } from './words/shapes.ts'

/** `npm run words`: writes the types of content/words for TypeScript and the content check. */
writeFileSync('content/schema/word-shapes.ts', shapesFile())
