import type { Config } from 'vike/types'
import { sitePaths } from '../../content/schema/site-paths.ts'

/** A page for authors and developers, in the dev server and in previews only. */
export default {
  route: sitePaths.parts,
  prerender: process.env.SITE_ENV === 'preview',
} satisfies Config
