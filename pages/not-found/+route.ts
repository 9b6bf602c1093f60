import { sitePaths } from '../../content/schema/site-paths.ts'
import { routeInLanguages } from '../../renderer/route.ts'

/** In the default language, pages/_error is the not-found page. */
export const route = routeInLanguages(sitePaths.notFound)
