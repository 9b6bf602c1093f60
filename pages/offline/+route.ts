import { sitePaths } from '../../content/model/site-paths.ts'
import { routeInLanguages } from '../../renderer/route.ts'

export const route = routeInLanguages(sitePaths.offline)
