import { sitePaths } from '../../content/schema/site-paths.ts'
import { listInLanguages } from '../../renderer/route.ts'

export const onBeforePrerenderStart = listInLanguages(sitePaths.offline)
