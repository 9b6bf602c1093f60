import { sitePaths } from '../../content/schema/site-paths.ts'
import { routeInLanguages } from '../../renderer/route.ts'

export const route = routeInLanguages(sitePaths.offline)
