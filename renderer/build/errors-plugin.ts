import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { renderPage } from 'vike/server'
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite'
import { contentReport } from './content-plugin.ts'
import { wrongPlusFile } from './plus-files-plugin.ts'

type Shown = ErrorPayload['err']

const textOf = (value: unknown): string =>
  typeof value === 'string' ? stripVTControlCharacters(value) : ''

/** What Vike adds to a message: when it logged it, and a box around its advice. */
const added = /^.*\[vi[kt]e\]\[request.*\n|^[┌│└] ?[─E T].*(\n|$)/gm

/** What the overlay shows of an error: its message, its place in our code, and the code there. */
const shownError = (error: unknown, root: string): Shown => {
  const { message, stack, frame, plugin, id, loc } = Object(error) as Partial<Shown>
  // The lines of React and Vite would hide the place.
  const ours = textOf(stack)
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && line.includes(root) && !/node_modules/.test(line))
    .join('\n')
  const [, file, line, column] = /\(?(\/[^\s()]*):(\d+):(\d+)\)?/.exec(ours) ?? []
  const place = file && { file, line: Number(line), column: Number(column) }
  const where = place ? `${relative(root, place.file)}:${place.line}:${place.column}\n` : ''
  return {
    message: `${where}${textOf(message).replace(added, '') || String(error)}`,
    stack: ours,
    ...(frame && { frame: textOf(frame) }),
    ...(plugin && { plugin }),
    ...(id && { id }),
    ...((loc ?? place) && { loc: loc ?? place }),
  } as Shown
}

/**
 * An empty page with the overlay. It loads again with every change of a file, and when the check of
 * the content finds what may be the cause.
 */
const errorPage = (error: Shown, report: string) => {
  const shown = { ...error, message: [error.message, report].filter(Boolean).join('\n\n') }
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>The code has an error</title></head>
<body><script type="module">
import { createHotContext, ErrorOverlay } from '/@vite/client'
const hot = createHotContext('/error')
hot.on('content:problems', ({ length }) => length && ${!report} && location.reload())
hot.send('content:ask')
document.body.append(new ErrorOverlay(${JSON.stringify(shown).replaceAll('<', '\\u003c')}))
</script></body>
</html>`
}

/**
 * Adds to the address of each stylesheet of a page when it last changed, with which Vite lets
 * browsers cache it. Else they would load dozens of them again to show an edited word.
 */
const datedStyles = ({ config: { root }, environments }: ViteDevServer) => {
  const start = Date.now()
  const lastChange = (file: string): number => {
    const modules = [...(environments.ssr.moduleGraph.getModulesByFile(file) ?? [])]
    const changes = modules.map((module) =>
      Math.max(module.lastHMRTimestamp, module.lastInvalidationTimestamp),
    )
    return Math.max(start, ...changes)
  }
  return (html: string): string =>
    html.replace(
      /(?<= href=")(\/[^"?]+\.css)\?direct(?=")/g,
      (address, path: string) => `${address}&amp;v=${lastChange(join(root, path))}`,
    )
}

const showErrors = (server: ViteDevServer) => {
  const withDates = datedStyles(server)
  let isBroken = false
  server.watcher.on('all', () => {
    if (isBroken) server.ws.send({ type: 'full-reload' })
  })
  server.middlewares.use(async (request, response, next) => {
    const { originalUrl: url, headers } = request
    if (!url || !headers.accept?.includes('text/html')) return next()
    const wrong = wrongPlusFile(server.config.root)
    const page = await renderPage({ urlOriginal: url, headersOriginal: headers })
    const { errorWhileRendering, httpResponse } = page
    // Data that is not there, such as a service in a city that says nothing about it, is no error.
    const isMissing = httpResponse.statusCode === 404
    const thrown = isMissing ? undefined : errorWhileRendering
    const error = wrong ? { message: wrong } : thrown
    isBroken = Boolean(error)
    response.statusCode = error ? 500 : httpResponse.statusCode
    for (const [name, value] of httpResponse.headers) response.setHeader(name, value)
    response.end(
      error
        ? errorPage(shownError(error, server.config.root), contentReport())
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
