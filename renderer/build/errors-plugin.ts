import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { renderPage } from 'vike/server'
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite'

const textOf = (value: unknown): string =>
  typeof value === 'string' ? stripVTControlCharacters(value) : ''

/** What Vike adds to a message: when it logged it, and a box around its advice. */
const added = /^.*\[vi[kt]e\]\[request.*\n|^[┌│└] ?[─E T].*(\n|$)/gm

/** What the overlay shows of an error: its message, its place in our code, and the code there. */
const shownError = (error: unknown, root: string) => {
  const { message, stack, frame, plugin, id, loc } = Object(error) as Partial<ErrorPayload['err']>
  // The lines of React and Vite would hide the place.
  const ours = textOf(stack)
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && line.includes(root) && !/node_modules/.test(line))
    .join('\n')
  const [, file, line, column] = /\(?(\/[^\s()]*):(\d+):(\d+)\)?/.exec(ours) ?? []
  const where = file ? `${relative(root, file)}:${line}:${column}\n` : ''
  return {
    message: `${where}${textOf(message).replace(added, '') || String(error)}`,
    stack: ours,
    frame: frame && textOf(frame),
    plugin,
    id,
    loc: loc ?? (file && { file, line: Number(line), column: Number(column) }),
  }
}

/** An empty page with the overlay. It loads again with every change of a file. */
const errorPage = (error: ReturnType<typeof shownError>) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>The code has an error</title></head>
<body><script type="module">
import { ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${JSON.stringify(error).replaceAll('<', '\\u003c')}))
</script></body>
</html>`

/**
 * Adds to the address of each stylesheet of a page when it last changed, with which Vite lets
 * browsers cache it. Else they would load dozens of them again to show an edited word.
 */
const withDatedStyles = ({ config: { root }, environments }: ViteDevServer) => {
  const start = Date.now()
  const lastChange = (path: string): number => {
    const modules = environments.ssr.moduleGraph.getModulesByFile(join(root, path)) ?? []
    const changes = [...modules].flatMap((module) => [
      module.lastHMRTimestamp,
      module.lastInvalidationTimestamp,
    ])
    return Math.max(start, ...changes)
  }
  return (html: string): string =>
    html.replace(
      /(?<= href=")(\/[^"?]+\.css)\?direct(?=")/g,
      (address, path: string) => `${address}&amp;v=${lastChange(path)}`,
    )
}

const showErrors = (server: ViteDevServer) => {
  const withDates = withDatedStyles(server)
  let isBroken = false
  server.watcher.on('all', () => {
    if (isBroken) server.ws.send({ type: 'full-reload' })
  })
  server.middlewares.use(async (request, response, next) => {
    const { originalUrl: url, headers } = request
    if (!url || !headers.accept?.includes('text/html')) return next()
    const page = await renderPage({ urlOriginal: url, headersOriginal: headers })
    const { errorWhileRendering: error, httpResponse } = page
    isBroken = Boolean(error)
    response.statusCode = error ? 500 : httpResponse.statusCode
    for (const [name, value] of httpResponse.headers) response.setHeader(name, value)
    response.end(
      error
        ? errorPage(shownError(error, server.config.root))
        : withDates(await httpResponse.getBody()),
    )
  })
}

/**
 * In the dev server, shows an error in the code that renders pages, with its place, until it is
 * fixed. Vike would show its error page, which is empty if the error is in what all pages share.
 */
export const errorsPlugin = (): Plugin => ({
  name: 'errors',
  apply: 'serve',
  // After the middleware of Vite, and before that of Vike.
  configureServer: (server) => () => showErrors(server),
})
