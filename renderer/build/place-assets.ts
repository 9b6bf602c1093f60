import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Bundles } from './bundles.ts'
import type { MadePage } from './make-pages.ts'
import type { SiteFolder } from './site-folder.ts'
import { unusedScripts } from './unused-scripts.ts'

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.split(sep).join('/'))

/** What browsers load of the code, except stylesheets that are inlined and scripts no page loads. */
export const placeAssets = (
  { folder }: Bundles,
  pages: readonly MadePage[],
  output: SiteFolder,
): void => {
  const styles = new Set(pages.flatMap((page) => page.styles))
  const all = filesIn(folder).filter((file) => file.startsWith('assets/'))
  const unused = new Set(
    unusedScripts(
      all.filter((file) => file.endsWith('.js')),
      new Set(pages.flatMap((page) => page.scripts)),
      (file) => readFileSync(join(folder, file), 'utf8'),
    ),
  )
  for (const file of all)
    if (!unused.has(file) && (!file.endsWith('.css') || styles.has(file)))
      output.place(file, join(folder, file))
}
