import { stripVTControlCharacters } from 'node:util'
import { renderPage } from 'vike/server'
import type { ViteDevServer } from 'vite'

/** Returns an empty page with Vite's overlay, which links to the files that the error names. */
const errorPage = (error: unknown) => {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const calls = stack.split('\n').filter((line) => /^\s+at /.test(line))
  const shown = { message: stripVTControlCharacters(message), stack: calls.join('\n') }
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>The page has an error</title></head>
<body><script type="module">
import { ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${JSON.stringify(shown).replaceAll('<', '\\u003c')}))
</script></body>
</html>`
}

/**
 * Shows why a page could not be rendered, until a file changes. Vike would show its error page,
 * which is empty if shared code fails, and never reloads.
 */
export const showErrors = ({ middlewares, watcher, ws }: ViteDevServer) => {
  let isBroken = false
  watcher.on('all', () => isBroken && ws.send({ type: 'full-reload' }))
  middlewares.use(async ({ originalUrl: url, headers }, response, next) => {
    if (!url || !headers.accept?.includes('text/html')) return next()
    const page = await renderPage({ urlOriginal: url, headersOriginal: headers })
    const { errorWhileRendering: error, httpResponse } = page
    // Missing data, such as a service that a city says nothing about, is not an error.
    isBroken = Boolean(error) && httpResponse.statusCode !== 404
    response.statusCode = httpResponse.statusCode
    for (const [name, value] of httpResponse.headers) response.setHeader(name, value)
    response.end(isBroken ? errorPage(error) : await httpResponse.getBody())
  })
}
