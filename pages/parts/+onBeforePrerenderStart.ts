import { sitePaths } from '../../content/schema/site-paths.ts'
import { listInPreviews } from '../../renderer/list-pages.ts'

export const onBeforePrerenderStart = listInPreviews(sitePaths.parts)
