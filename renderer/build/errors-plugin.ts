import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { renderPage } from 'vike/server'
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite'
import { styleVersions } from './style-versions.ts'

type Shown = ErrorPayload['err']

const textOf = (value: unknown): string =>
  typeof value === 'string' ? stripVTControlCharacters(value) : ''

/** What Vike adds to a message: when it logged it, and a box around its advice. */
const added = /^.*\[vi[kt]e\]\[request.*\n|^[┌│└] ?[─E T].*(\n|$)/gm

/** The lines of a stack that are ours: those of React and Vite hide the place. */
const ownLines = (stack: string, root: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && line.includes(root) && !/node_modules/.test(line))
    .join('\n')

/** What the overlay shows of an error: its message, its place, and the code there if it is known. */
const shownError = (error: unknown, root: string): Shown => {
  const { message, stack, frame, plugin, id, loc } = Object(error) as Partial<Shown>
  const lines = ownLines(textOf(stack), root)
  const [, file, line, column] = /\(?(\/[^\s()]*):(\d+):(\d+)\)?/.exec(lines) ?? []
  const place = file && { file, line: Number(line), column: Number(column) }
  const where = place ? `${relative(root, place.file)}:${place.line}:${place.column}\n` : ''
  return {
    message: `${where}${textOf(message).replace(added, '') || String(error)}`,
    stack: lines,
    ...(frame && { frame: textOf(frame) }),
    ...(plugin && { plugin }),
    ...(id && { id }),
    ...((loc ?? place) && { loc: loc ?? place }),
  } as Shown
}

/** An empty page with the overlay. It loads again with every change of a file. */
const errorPage = (error: Shown) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>The code has an error</title></head>
<body><script type="module">
import { ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${JSON.stringify(error).replaceAll('<', '\\u003c')}))
</script></body>
</html>`

const showErrors = (server: ViteDevServer) => {
  const withStyleVersions = styleVersions(server)
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
    const html = error
      ? errorPage(shownError(error, server.config.root))
      : withStyleVersions(await httpResponse.getBody())
    response.end(html)
  })
}

/**
 * In the dev server, shows an error in the code that makes pages, with its place, until it is fixed.
 * Vike would show its error page, which is empty if the error is in what all pages share.
 */
export const errorsPlugin = (): Plugin => ({
  name: 'errors',
  apply: 'serve',
  // After the middleware of Vite, and before that of Vike.
  configureServer: (server) => () => showErrors(server),
})
