import { join } from 'node:path'
import type { Bundles } from './bundles.ts'
import { filesIn } from './files-in.ts'
import type { MadePage } from './make-pages.ts'
import type { SiteFolder } from './site-folder.ts'

/** What browsers load of the code, except the stylesheets that every page has inlined. */
export const placeAssets = (
  { folder }: Bundles,
  pages: readonly MadePage[],
  output: SiteFolder,
): void => {
  const styles = new Set(pages.flatMap((page) => page.styles))
  for (const file of filesIn(folder))
    if (file.startsWith('assets/') && (!file.endsWith('.css') || styles.has(file)))
      output.place(file, join(folder, file))
}
