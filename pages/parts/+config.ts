import type { Config } from 'vike/types'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { siteEnvOf } from '../../renderer/content/environment.ts'

/** A page for authors and developers, in the dev server and in previews only. */
export default {
  route: sitePaths.parts,
  prerender: siteEnvOf(process.env) === 'preview',
} satisfies Config
