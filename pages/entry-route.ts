import { existsSync } from 'node:fs'

type Folder = 'services' | 'pages' | 'legal' | 'calculators'

/**
 * Routes `/<slug>` to the kind of page whose content folder has a file of that name. Vike runs route functions
 * outside Vite, where the content itself cannot be imported; the file's presence is all that is needed here.
 */
export const entryRoute =
  (folder: Folder) =>
  ({ urlPathname }: { urlPathname: string }) => {
    const [, slug] = /^\/([a-z0-9-]+)$/.exec(urlPathname) ?? []
    return slug !== undefined && existsSync(`content/${folder}/${slug}.mdx`) ? { routeParams: { slug } } : false
  }
