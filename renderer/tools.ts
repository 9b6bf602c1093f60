import { sitePaths } from '../content/model/site-paths.ts'

/**
 * Whether an address is that of a page for authors and developers, which the dev server and preview
 * builds have and the public site has not.
 */
export const isTool = (path: string): boolean =>
  import.meta.env.SOURCE_LINK !== undefined && path === sitePaths.parts
