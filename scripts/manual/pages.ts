import { type Html, html } from '../../components/ui/html.ts'
import { type ContentComponentName, contentComponents } from '../../content/schema/components.ts'
import { declarationOf, type FileKind, fileKinds, wordFile } from '../../content/schema/kinds.ts'
import { type PlaceholderUse, placeholdersIn } from '../../content/schema/placeholders.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import type { ContentFile } from '../../renderer/content/content-folder.ts'
import { isText, limitsOf, type Node } from '../../renderer/content/schema-nodes.ts'
import { describedSchemas } from '../../renderer/content/word-hints.ts'
import {
  componentExample,
  type Example,
  fieldExample,
  isGroup,
  nameOf,
  propertyExample,
  type Row,
  rowsOf,
  usesOf,
} from './examples.ts'

/** A page of the manual: its address, its title, and what it says. */
export type ManualPage = { address: string; title: string; about: string; body: Html }

const exampleBlock = ({ text, place }: Example): Html =>
  html`<pre><code>${text}</code></pre>${place === undefined ? '' : html`<p class="place">${place}</p>`}`

const placeholderNote = (schema: Node): Html | string => {
  const names = isText(schema) ? placeholdersIn(schema.placeholders as PlaceholderUse) : []
  return names.length === 0
    ? ''
    : html`<details><summary>Placeholders it may use</summary><p>${names.map((name) => `{${name}}`).join(', ')}</p></details>`
}

const marksOf = ({ schema, required }: Row): string =>
  [
    required ? 'required' : 'optional',
    ...limitsOf(schema),
    ...(isText(schema.items ?? schema) ? ['words: every language has its own'] : []),
  ].join(' · ')

/** A field: what it is for, what it takes, and how it is filled in. */
const fieldEntry = (row: Row, section: string, example: Example | undefined): Html => {
  const name = nameOf(row)
  return html`<section class="field" id="${section}${name}">
<h3><a href="#${section}${name}"><code>${name}</code></a></h3>
<p>${row.schema.description ?? ''}</p>
<p class="marks">${marksOf(row)}</p>
${example ? exampleBlock(example) : ''}
${placeholderNote(row.schema)}
</section>`
}

const fieldsOf = (schema: Node, files: readonly ContentFile[], section = ''): readonly Html[] =>
  rowsOf(schema).map((row) =>
    fieldEntry(row, section, isGroup(row.schema) ? undefined : fieldExample(row, files)),
  )

const addressOf = (name: string): string => `${sitePaths.manual}/${name}`

const kindPage = (kind: FileKind, files: readonly ContentFile[]): ManualPage => {
  const { folder, schema, example, textBelow } = declarationOf(kind)
  const beginning =
    kind === 'calculator'
      ? html`<p>A new one is a folder of code too: CONTRIBUTING.md says which one to copy.</p>`
      : html`<p>A new one: <code>npm run new -- ${kind} "${example}"</code></p>`
  return {
    address: addressOf(kind),
    title: `content/${folder}`,
    about: (schema as Node).description ?? '',
    body: html`${beginning}
<p>Between the <code>---</code> lines are the fields below; after them, ${textBelow} See <a href="${addressOf('components')}">the components</a> it may use.</p>
${fieldsOf(
  schema as Node,
  files.filter(({ entry }) => entry?.kind === kind),
)}`,
  }
}

const filePage = (path: string, schema: Node, files: readonly ContentFile[]): ManualPage => ({
  address: addressOf(path.replace(/^content\/|\.yaml$/g, '').replaceAll('/', '-')),
  title: path,
  about: schema.description ?? '',
  body: html`${fieldsOf(
    schema,
    files.filter((file) => file.path === path),
  )}`,
})

/** The labels, buttons and messages of the site, by the file they are in. */
const wordsPage = (
  schemas: readonly (readonly [string, Node])[],
  files: readonly ContentFile[],
): ManualPage => ({
  address: addressOf('words'),
  title: 'content/words',
  about:
    'Labels, buttons, headings and messages of the parts of the site, a file for each subject.',
  body: html`${schemas.map(
    ([path, schema]) => html`<h2>${path}</h2>
<p>${schema.description ?? ''}</p>
${fieldsOf(
  schema,
  files.filter((file) => file.path === path),
  `${path}:`,
)}`,
  )}`,
})

const componentEntry = (name: ContentComponentName, files: readonly ContentFile[]): Html => {
  const { children, properties, ...use } = contentComponents[name]
  const schema = properties as Node
  const uses = usesOf(name, files)
  return html`<section class="component" id="${name}">
<h2><a href="#${name}"><code>&lt;${name}&gt;</code></a></h2>
<p>${schema.description ?? ''}</p>
<p class="marks">${children ? 'takes content between its tags' : 'stands alone'}${'parent' in use ? ` · only inside <${use.parent}>` : ''}</p>
${exampleBlock(componentExample(name, uses))}
${rowsOf(schema).map((row) => fieldEntry(row, `${name}.`, propertyExample(row, uses)))}
</section>`
}

const componentsPage = (files: readonly ContentFile[]): ManualPage => ({
  address: addressOf('components'),
  title: 'Components',
  about: 'What the text below the fields of an MDX file may hold besides Markdown.',
  body: html`${(Object.keys(contentComponents) as ContentComponentName[]).map((name) =>
    componentEntry(name, files),
  )}`,
})

/** Every page of the manual, made from the schemas, with examples from these files. */
export const manualPages = (files: readonly ContentFile[]): readonly ManualPage[] => {
  const schemas = Object.entries(describedSchemas()).map(
    ([path, schema]) => [path, schema as Node] as const,
  )
  const isWords = (path: string) => path.startsWith(wordFile('').replace('.yaml', ''))
  return [
    ...fileKinds.map((kind) => kindPage(kind, files)),
    componentsPage(files),
    ...schemas
      .filter(([path]) => !isWords(path))
      .map(([path, schema]) => filePage(path, schema, files)),
    wordsPage(
      schemas.filter(([path]) => isWords(path)),
      files,
    ),
  ]
}
