import { sitePaths } from '../../content/schema/site-paths.ts'
import { routeInLanguages } from '../../renderer/route.ts'

/** A page for authors and developers, in the dev server and in previews only. */
export const route = routeInLanguages(sitePaths.parts)
