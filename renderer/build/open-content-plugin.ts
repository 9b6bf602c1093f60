import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { bodyCompiler } from './compile-body.ts'
import { contentReader, type ReadContent } from './content-files.ts'
import { keptContent } from './kept-content.ts'
import { cacheFolder } from './made-once.ts'
import { readSitePages } from './read-site-pages.ts'

/** Changes with the code of the configuration, which reads the content. */
const configVersion = ({ configFileDependencies }: ViteDevServer['config']): string => {
  const hash = createHash('sha256').update(process.version)
  for (const file of ['package-lock.json', ...configFileDependencies])
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** What opens the content, as it stands, for the code that makes the page at a path. */
const opener = (server: ViteDevServer, code: string) => {
  const read = contentReader(code, true, [], keptContent(join(cacheFolder, 'dev-content'), code))
  // To read much of it takes long, which requests that are under way would not survive.
  read()
  const opened = new WeakMap<object, ReadContent>()
  return async (path: string): Promise<void> => {
    const content = read()
    await content.prepare(readSitePages().get(path)?.files ?? [])
    const site = await server.ssrLoadModule('/content/files.ts')
    if (opened.get(site) !== content) site.openContent(content)
    opened.set(site, content)
  }
}

/** Enough for a browser to load what the first page needs. */
const msToFirstEdit = 3000

/** Opens the content in the dev server whenever a page is asked for, by a browser or anything else. */
export const openContentPlugin = (): Plugin => ({
  name: 'open-content',
  apply: 'serve',
  configureServer(server) {
    const code = configVersion(server.config)
    const open = opener(server, code)
    // What goes wrong there goes wrong again with a text, and is shown then.
    const warmUp = () =>
      bodyCompiler(code, true)
        .warmUp()
        .catch(() => {})
    let isFirst = true
    // After the middleware of Vite, which answers for files.
    return () =>
      server.middlewares.use((request, response, next) => {
        // The first edit of a text would wait for the compiler; the first page shall not.
        if (isFirst) response.once('finish', () => setTimeout(warmUp, msToFirstEdit).unref())
        isFirst = false
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
        open(decodeURI(pathname)).then(() => next(), next)
      })
  },
})
