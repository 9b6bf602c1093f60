import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { entryOf } from '../../content/schema/kinds.ts'
import { readContent } from '../../renderer/content/content-folder.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'
import type { ContentFolder } from '../check/index.ts'
import { describedFiles, formOf } from './files.ts'
import { componentSnippets } from './snippets.ts'

/** Text of files by their path in the project. */
type Files = Readonly<Record<string, string>>

const schemaFolder = '.cache/schemas'
const frontMatterFolder = '.astro/collections'

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

const isFrontMatter = ({ files }: { files: string }) => files.endsWith('.mdx')

/** The settings of VS Code: which schema the fields of a YAML file have. */
const settings = () => ({
  'files.eol': '\n',
  'yaml.schemaStore.enable': false,
  'yaml.schemas': Object.fromEntries(
    describedFiles({})
      .filter((described) => !isFrontMatter(described))
      .map(({ name, files }) => [`./${schemaFolder}/${name}.json`, files]),
  ),
  'astro.content-intellisense': true,
  'astro.updateImportsOnFileMove.enabled': false,
})

/** What is committed: it follows from the code alone. */
export const committedFiles = (): Files => ({
  '.vscode/settings.json': json(settings()),
  '.vscode/content.code-snippets': json(componentSnippets()),
})

/** Which schema the front matter of each file has, by its address as the Astro extension knows it. */
const collections = (root: string, { sources }: ContentFolder) => {
  const entries = sources.flatMap(({ path }) => {
    const entry = entryOf(path)
    if (!entry) return []
    const address = decodeURIComponent(pathToFileURL(resolve(root, path)).href).toLowerCase()
    return [[address, formOf(entry.kind, entry.language)] as const]
  })
  const names = [...new Set(entries.map(([, name]) => name))]
  return {
    collections: names.map((name) => ({ hasSchema: true, name })),
    entries: Object.fromEntries(entries),
  }
}

/** What every checkout writes for itself: it names the pictures, cities and services there are. */
export const writtenFiles = (root: string): Files => {
  const folder = readContentFolder(root)
  const described = describedFiles(readContent(folder)[0]?.known ?? {})
  return {
    [`${frontMatterFolder}/collections.json`]: json(collections(root, folder)),
    ...Object.fromEntries(
      described.map((one) => [
        isFrontMatter(one)
          ? `${frontMatterFolder}/${one.name}.schema.json`
          : `${schemaFolder}/${one.name}.json`,
        json(one.schema),
      ]),
    ),
  }
}

/** Writes what editors read, where it differs from what is there. */
export const writeEditorFiles = (root: string): void => {
  for (const [path, text] of Object.entries({ ...committedFiles(), ...writtenFiles(root) })) {
    const file = join(root, path)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
