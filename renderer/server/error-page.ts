import { stripVTControlCharacters } from 'node:util'
import { escapeUTF8 } from 'entities/escape'

/** Returns a page of the dev server that says why the page at its address cannot be rendered. */
export const errorPage = (error: unknown): string => {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const calls = stack.split('\n').filter((line) => /^\s+at /.test(line))
  const text = stripVTControlCharacters([message, ...calls].join('\n'))
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>The page has an error</title></head>
<body><h1>This page cannot be rendered</h1><pre style="white-space:pre-wrap">${escapeUTF8(text)}</pre></body>
</html>`
}
