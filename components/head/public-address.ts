import { business } from '../../content/index.ts'

/** The address of a page as the world knows it. */
export const publicAddress = (path: string): string => `${business.url}${path === '/' ? '' : path}`
