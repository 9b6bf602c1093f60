import { sitePaths } from '../../content/schema/site-paths.ts'
import { listInPreviews } from '../../renderer/route.ts'

export const onBeforePrerenderStart = listInPreviews(sitePaths.parts)
