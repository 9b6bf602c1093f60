import { describe } from '../../renderer/content/schema-nodes.ts'
import type { Thing } from './thing.ts'
import { things } from './things.ts'

const list = Object.entries(things).map(
  ([word, { about, example }]) => `  ${word.padEnd(12)}"${example}": ${about}`,
)

/** All that can be added. */
export const usage = `npm run new -- <thing> "<name>" [--<field> <value> …]

${list.join('\n')}

In a terminal it asks for the facts that it cannot know. npm run new -- <thing> --help lists the fields.`

/** The fields of one thing, as flags. */
export const usageOf = (word: string, { example, fields }: Thing): string =>
  [
    `npm run new -- ${word} "${example}"`,
    '',
    ...fields.map(({ name, schema }) => `  --${name}  ${describe(schema)}`),
  ].join('\n')
