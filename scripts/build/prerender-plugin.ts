import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { prerender } from 'vike/api'
import type { Plugin } from 'vite'
import { inlineStyles } from './inline-styles.ts'
import { islandStyles } from './island-styles-plugin.ts'
import { canonicalAddress, siteMap } from './site-map.ts'
import { scriptsOfPage, unusedScripts } from './unused-scripts.ts'

const folder = 'dist/client'
const notFoundPage = '404.html'

/** What Vike hands over of a page it has rendered. It keeps both until its end unless they are taken from it. */
type RenderedPage = {
  _prerenderResult?: { filePath: string; fileContent: string }
  _prerenderContext: { output: unknown[] }
}

/**
 * Writes every page with its styles inside, which saves a round trip before the first paint; then the XML site map; and
 * removes the files that no page asks for. A page is forgotten once written: a build of thousands fits the memory.
 */
const prerenderSite = async (): Promise<void> => {
  // Pages come as bytes, one character a byte (renderer/+onRenderHtml.tsx), so what is put into them is read alike.
  const read = (file: string) => readFileSync(join(folder, file), 'latin1')
  const belowFold = new Set<string>()
  const writeStyles = (address: string, css: string) => {
    writeFileSync(join(folder, address), css, 'latin1')
    belowFold.add(address.slice(1))
  }
  const inline = inlineStyles({ read, write: writeStyles, islandStyles })
  const addresses: string[] = []
  const namedScripts = new Set<string>()

  const folders = new Set<string>()

  const makeFolder = (path: string) => {
    if (folders.has(path)) return
    mkdirSync(path, { recursive: true })
    folders.add(path)
  }

  // Written at once, not awaited: React keeps the process busy anyway, and waiting for each file would only add up.
  const writePage = (page: RenderedPage) => {
    const { filePath = '', fileContent = '' } = page._prerenderResult ?? {}
    delete page._prerenderResult
    page._prerenderContext.output.length = 0
    const file = relative(folder, filePath).split(sep).join('/')
    if (file !== notFoundPage) addresses.push(canonicalAddress(fileContent))
    for (const script of scriptsOfPage(fileContent)) namedScripts.add(script)
    makeFolder(dirname(filePath))
    writeFileSync(filePath, inline(fileContent), 'latin1')
  }

  await prerender({ onPagePrerender: writePage })
  writeFileSync(join(folder, 'site-map.xml'), siteMap(addresses))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(sep).join('/'))
  const scripts = files.filter((file) => file.endsWith('.js'))
  const styles = files.filter((file) => file.endsWith('.css') && !belowFold.has(file))
  for (const file of [...styles, ...unusedScripts(scripts, namedScripts, read), '.vite']) rmSync(join(folder, file), { recursive: true, force: true })
  console.log(`${addresses.length + 1} pages in ${folder}`)
}

/** The last part of a build: the pages. Vike's own run is turned off in renderer/+config.ts, for this one to take its place. */
export const prerenderPlugin = (): Plugin => ({
  name: 'prerender',
  apply: 'build',
  enforce: 'post',
  closeBundle: {
    order: 'post',
    sequential: true,
    async handler() {
      if (this.environment.name === 'ssr') await prerenderSite()
    },
  },
})
