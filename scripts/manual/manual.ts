import type { Plugin } from 'vite'
import { type Html, html } from '../../components/ui/html.ts'
import { type ContentComponentName, contentComponents } from '../../content/schema/components.ts'
import { keysOf } from '../../content/schema/keys.ts'
import { declarationOf, type FileKind, fileKinds } from '../../content/schema/kinds.ts'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { placeholdersIn } from '../../content/schema/placeholders.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { subjectOf } from '../../content/schema/words.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import { limitsOf } from '../../renderer/content/describe-field.ts'
import { isText, type Node } from '../../renderer/content/schema-nodes.ts'
import type { Site } from '../../renderer/content/site.ts'
import { describedSchemas } from '../../renderer/content/word-hints.ts'
import type { SiteFolder } from '../../renderer/output/site-folder.ts'
import { htmlPage } from '../relay/page.ts'
import {
  componentExample,
  type Example,
  fieldExample,
  isGroup,
  nameOf,
  type Row,
  rowsOf,
} from './examples.ts'

/** A page of the manual. */
type ManualPage = { address: string; title: string; about: string; body: Html | readonly Html[] }

const exampleBlock = ({ text, place }: Example): Html =>
  html`<pre><code>${text}</code></pre>${place === undefined ? '' : html`<p class="place">${place}</p>`}`

const placeholderNote = (schema: Node): Html | string => {
  const names = isText(schema) ? placeholdersIn(schema.placeholders ?? 'none') : []
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

/** Renders the fields of a schema: what each is for, what it takes, and examples from files. */
const fieldRows = (schema: Node, section = '', files?: readonly ContentFile[]): readonly Html[] =>
  rowsOf(schema).map((row) => {
    const id = section + nameOf(row)
    return html`<section class="field" id="${id}">
<h3><a href="#${id}"><code>${nameOf(row)}</code></a></h3>
<p>${row.schema.description ?? ''}</p>
<p class="marks">${marksOf(row)}</p>
${files && !isGroup(row.schema) ? exampleBlock(fieldExample(row, files)) : ''}
${placeholderNote(row.schema)}
</section>`
  })

const addressOf = (name: string): string => `${sitePaths.manual}/${name}`

const kindPage = (kind: FileKind, files: readonly ContentFile[]): ManualPage => {
  const { folder, example, textBelow, ...declared } = declarationOf(kind)
  const schema: Node = declared.schema
  const beginning =
    kind === 'calculator'
      ? html`<p>A new one is a folder of code too: CONTRIBUTING.md says which one to copy.</p>`
      : html`<p>A new one: <code>npm run new -- ${kind} "${example}"</code></p>`
  const ofKind = files.filter(({ entry }) => entry?.kind === kind)
  return {
    address: addressOf(kind),
    title: `content/${folder}`,
    about: schema.description ?? '',
    body: html`${beginning}
<p>Between the <code>---</code> lines are the fields below; after them, ${textBelow} See <a href="${addressOf('components')}">the components</a> it may use.</p>
${fieldRows(schema, '', ofKind)}`,
  }
}

/** Returns pages for files that are the only one of their kind, and one page for all words. */
const filePages = (files: readonly ContentFile[]): ManualPage[] => {
  const described: Readonly<Record<string, Node>> = describedSchemas()
  const schemas = Object.entries(described).map(([path, schema]) => ({
    path,
    schema,
    files: files.filter((file) => file.path === path),
  }))
  const isWords = ({ path }: { path: string }) => subjectOf(path) !== undefined
  return [
    ...schemas
      .filter((one) => !isWords(one))
      .map(({ path, schema, files }) => ({
        address: addressOf(path.replace(/^content\/|\.yaml$/g, '').replaceAll('/', '-')),
        title: path,
        about: schema.description ?? '',
        body: fieldRows(schema, '', files),
      })),
    {
      address: addressOf('words'),
      title: 'content/words',
      about:
        'Labels, buttons, headings and messages of the parts of the site, a file for each subject.',
      body: schemas.filter(isWords).map(
        ({ path, schema, files }) => html`<h2>${path}</h2>
<p>${schema.description ?? ''}</p>
${fieldRows(schema, `${path}:`, files)}`,
      ),
    },
  ]
}

const componentSection = (name: ContentComponentName, files: readonly ContentFile[]): Html => {
  const { children, properties, ...use } = contentComponents[name]
  const schema: Node = properties
  return html`<section class="component" id="${name}">
<h2><a href="#${name}"><code>&lt;${name}&gt;</code></a></h2>
<p>${schema.description ?? ''}</p>
<p class="marks">${children ? 'takes content between its tags' : 'has no content'}${'parent' in use ? ` · only inside <${use.parent}>` : ''}</p>
${exampleBlock(componentExample(name, files))}
${fieldRows(schema, `${name}.`)}
</section>`
}

const pageOf = ({ address, title, about, body }: ManualPage, pages: readonly ManualPage[]) => {
  const links = pages.map(
    (page) =>
      html`<a href="${page.address}"${page.address === address ? html` aria-current="page"` : ''}>${page.title}</a> `,
  )
  return htmlPage(
    `${title} | Manual`,
    html`<header><h1>${title}</h1><p>${about}</p></header>
<main>
<nav aria-label="Manual">${links}</nav>
${body}
</main>`,
  )
}

/** Returns the manual as HTML, by address, from the schemas and with examples of the content. */
export const manual = (site: Site): ReadonlyMap<string, string> => {
  const { files } = site.content[defaultLanguage]
  const names = keysOf(contentComponents)
  const subjects = [
    ...fileKinds.map((kind) => kindPage(kind, files)),
    {
      address: addressOf('components'),
      title: 'Components',
      about: 'What the text below the fields of an MDX file may hold besides Markdown.',
      body: names.map((name) => componentSection(name, files)),
    },
    ...filePages(files),
  ]
  const contents = subjects.map(
    ({ address, title, about }) => html`<li><a href="${address}">${title}</a><br>${about}</li>`,
  )
  const pages = [
    {
      address: sitePaths.manual,
      title: 'Manual',
      about:
        'Every field and component of the content, made from the schemas that the check uses. Examples come from the content itself.',
      body: html`<ul>${contents}</ul>`,
    },
    ...subjects,
  ]
  return new Map(pages.map((page) => [page.address, pageOf(page, pages)]))
}

/** Adds the manual to the site of a preview. */
export const writeManual = (site: Site, output: SiteFolder): void => {
  for (const [address, page] of manual(site)) output.write(`${address.slice(1)}.html`, page)
}

/** Serves the manual in the dev server. */
export const manualPlugin = (readSite: () => Site): Plugin => ({
  name: 'manual',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [path = ''] = (request.url ?? '').split('?')
      const page = /^\/manual(\/|$)/.test(path) ? manual(readSite()).get(path) : undefined
      if (page === undefined) return next()
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(page)
    })
  },
})
