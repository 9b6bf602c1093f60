import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inlineStyles } from './inline-styles.ts'
import { siteMap } from './site-map.ts'
import { unusedScripts } from './unused-scripts.ts'

/**
 * What is left to do once Vike has written the pages: styles go into the HTML, which saves a round trip before the
 * first paint; the XML site map is written; files that no page asks for go.
 */
export const finishBuild = (folder: string): void => {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => ({ file, html: read(file) }))
  const inline = inlineStyles(read)
  for (const { file, html } of pages) writeFileSync(join(folder, file), inline(html))
  writeFileSync(join(folder, 'site-map.xml'), siteMap(pages))

  const scripts = files.filter((file) => file.endsWith('.js'))
  const leftOver = [...files.filter((file) => file.endsWith('.css')), ...unusedScripts(scripts, pages, read), '.vite']
  for (const file of leftOver) rmSync(join(folder, file), { recursive: true, force: true })
}
