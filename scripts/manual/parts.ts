import { type Html, html } from '../../components/ui/html.ts'
import { type PlaceholderUse, placeholdersIn } from '../../content/schema/placeholders.ts'
import { isText, limitsOf, type Node } from '../../renderer/content/schema-nodes.ts'
import type { Example } from './examples.ts'
import { nameOf, type Row } from './rows.ts'

const none: readonly Html[] = []

/** An example as it stands in a file, with its place there. */
export const exampleBlock = ({ text, place }: Example): Html =>
  html`<pre><code>${text}</code></pre>${place === undefined ? none : html`<p class="place">${place}</p>`}`

const placeholderNote = (schema: Node): Html | typeof none => {
  if (!isText(schema)) return none
  const names = placeholdersIn(schema.placeholders as PlaceholderUse)
  return names.length === 0
    ? none
    : html`<details><summary>Placeholders it may use</summary><p>${names.map((name) => `{${name}}`).join(', ')}</p></details>`
}

const marksOf = ({ schema, required }: Row): string =>
  [
    required ? 'required' : 'optional',
    ...limitsOf(schema),
    ...(isText(schema.items ?? schema) ? ['words: every language has its own'] : []),
  ].join(' · ')

/** A field: what it is for, what it takes, and how it is filled in. */
export const fieldEntry = (row: Row, section: string, example: Example | undefined): Html => {
  const name = nameOf(row.steps)
  return html`<section class="field" id="${section}${name}">
<h3><a href="#${section}${name}"><code>${name}</code></a></h3>
<p>${row.schema.description ?? ''}</p>
<p class="marks">${marksOf(row)}</p>
${example ? exampleBlock(example) : none}
${placeholderNote(row.schema)}
</section>`
}
