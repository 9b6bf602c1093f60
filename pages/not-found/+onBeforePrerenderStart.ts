import { sitePaths } from '../../content/schema/site-paths.ts'
import { listInLanguages } from '../../renderer/list-pages.ts'

export const onBeforePrerenderStart = listInLanguages(sitePaths.notFound)
