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

/** What code imports: with itself, and while it runs. */
type Imports = { now: readonly string[]; later: readonly string[] }

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
 * whole site, which say in which order the layers come, then those of components, and then those of
 * what its islands load later.
 */
export const styleListsPlugin = (): Plugin => ({
  name: 'style-lists',
  generateBundle(_options, bundle) {
    const sheets = sheetsOf(bundle)
    const imports = new Map<string, Imports>()
    const importsOf = (id: string): Imports => {
      const known = imports.get(id)
      if (known) return known
      const info = this.getModuleInfo(id)
      const found = { now: info?.importedIds ?? [], later: info?.dynamicallyImportedIds ?? [] }
      imports.set(id, found)
      return found
    }
    const importedBy = (page: string): string[] => {
      const seen = new Set<string>()
      const loaded = [page]
      const follow = (id: string): string[] => {
        if (seen.has(id)) return []
        seen.add(id)
        if (id.endsWith('.css')) return [id]
        const { now, later } = importsOf(id)
        loaded.push(...later)
        return now.flatMap(follow)
      }
      const styles: string[] = []
      // It grows on the way.
      for (const id of loaded) styles.push(...follow(id))
      return styles
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
