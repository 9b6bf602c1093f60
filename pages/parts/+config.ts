import type { Config } from 'vike/types'
import { sitePaths } from '../../content/schema/site-paths.ts'

/** A page for authors and developers: the dev server and previews have it, the public site not. */
export default {
  route: sitePaths.parts,
  prerender: process.env.SITE_ENV === 'preview',
} satisfies Config
