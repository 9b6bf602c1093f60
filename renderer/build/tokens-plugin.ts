import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { cacheFolder } from '../cache.ts'
import { withTokens } from '../design/read-tokens.ts'
import * as tokens from '../design/tokens.ts'

const tokensModule = normalizePath(resolve('renderer/design/tokens.ts'))
const folder = resolve(cacheFolder, 'drawings')

/**
 * Browsers treat an SVG file as a separate document, in which `var()` finds nothing, so insert the
 * values.
 */
const drawn = (file: string): string => {
  const copy = join(folder, basename(file))
  mkdirSync(folder, { recursive: true })
  writeFileSync(copy, withTokens(readFileSync(file, 'utf8')))
  return copy
}

/**
 * Provides the values of tokens.css to code that cannot read custom properties: scripts
 * (renderer/design/tokens.ts) and SVG files.
 */
export const tokensPlugin = (): Plugin => ({
  name: 'tokens',
  enforce: 'pre',
  resolveId(source, importer) {
    return importer && source.endsWith('.svg?url')
      ? `${drawn(resolve(dirname(importer), source.slice(0, -'?url'.length)))}?url`
      : undefined
  },
  load(id) {
    if (id !== tokensModule) return undefined
    return Object.entries(tokens)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
})
