import { existsSync, readFileSync } from 'node:fs'
import { languageOf } from '../../content/schema/languages.ts'

/** Whether this is the dev server, which vite.config.ts says. */
export const isDevServer = (): boolean => process.env.SITE_ENV === 'dev'

/**
 * Files that say `draft: true`. Their pages are in the dev server and in previews, and nowhere in the
 * public site.
 */
export const showsDrafts = (): boolean => isDevServer() || process.env.SITE_ENV === 'preview'

/** Whether the fields of an MDX file say that it is a draft. */
export const isDraft = (text: string): boolean => {
  const [, fields = ''] = /^---\r?\n([\s\S]*?)^---/m.exec(text) ?? []
  return /^draft:[ \t]+true\b/m.test(fields)
}

/** Whether a content file or, of a translation, its original is a draft. */
export const isDraftFile = (path: string): boolean =>
  path.endsWith('.mdx') &&
  [path, languageOf(path).original].some(
    (file) => existsSync(file) && isDraft(readFileSync(file, 'utf8')),
  )

/** Whether the build leaves out the pages of a content file. */
export const isHidden = (path: string): boolean => !showsDrafts() && isDraftFile(path)
