import { sitePaths } from '../../../content/schema/site-paths.ts'

const { cms, relay, inbox, manual, parts } = sitePaths
const others = [cms, relay, inbox, manual, parts]

/** Whether a path may be that of a page for visitors: no file, and nothing for who runs the site. */
export const isVisitorsPage = (path: string): boolean =>
  !/\.(?!html$)\w+$/.test(path) &&
  !others.some((other) => path === other || path.startsWith(`${other}/`))
