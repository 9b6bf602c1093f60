import type { Plugin, Rollup } from 'vite'
import { stylesheetsOf } from './private-parts.ts'

/** The addresses of the stylesheets of each kind of page, by its folder in pages/. */
export type StyleLists = Readonly<Record<string, readonly string[]>>

/** Where the lists are, in the folder of the bundles. */
export const styleLists = 'styles.json'

const pageFile = /\/pages\/([^/]+)\/\+Page\.tsx$/

/** Each stylesheet in a chunk of its own, because a chunk has one file for all of its styles. */
export const styleGroup = {
  test: /\.css$/,
  name: (id: string) => id.slice(process.cwd().length + 1).replace(/[/\\]|\.css$/g, '_'),
  debugName: 'styles',
}

const sheetsOf = (bundle: Rollup.OutputBundle): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? Object.keys(file.modules).map((id) => [id, stylesheetsOf(file)] as const)
        : [],
    ),
  )

/**
 * Lists the styles of each kind of page in the order in which its code imports them: those for the
 * whole site, which say in which order the layers come, and then those of components.
 */
export const styleListsPlugin = (): Plugin => ({
  name: 'style-lists',
  generateBundle(_options, bundle) {
    const sheets = sheetsOf(bundle)
    const imports = new Map<string, readonly string[]>()
    const importsOf = (id: string): readonly string[] => {
      const known = imports.get(id) ?? this.getModuleInfo(id)?.importedIds ?? []
      imports.set(id, known)
      return known
    }
    const importedBy = (page: string): string[] => {
      const seen = new Set<string>()
      const follow = (id: string): string[] => {
        if (seen.has(id)) return []
        seen.add(id)
        if (id.endsWith('.css')) return [id]
        return importsOf(id).flatMap(follow)
      }
      return follow(page)
    }
    const stylesOf = (page: string): string[] => {
      const files = importedBy(page)
      const isModule = (file: string) => file.endsWith('.module.css')
      return [...files.filter((file) => !isModule(file)), ...files.filter(isModule)].flatMap(
        (file) => (sheets.get(file) ?? []).map((sheet) => `/${sheet}`),
      )
    }
    const lists = [...this.getModuleIds()].flatMap((id) => {
      const folder = pageFile.exec(id)?.[1]
      return folder === undefined ? [] : [[folder, stylesOf(id)] as const]
    })
    const source = JSON.stringify(Object.fromEntries(lists))
    this.emitFile({ type: 'asset', fileName: styleLists, source })
  },
})
