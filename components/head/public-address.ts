import { business } from '../../renderer/content/site.ts'

/** The absolute URL of a page. */
export const publicAddress = (path: string): string => `${business.url}${path === '/' ? '' : path}`
