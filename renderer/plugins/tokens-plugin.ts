import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { AtRule, type Plugin as PostcssPlugin, type Root } from 'postcss'
import { normalizePath, type Plugin } from 'vite'
import { cacheFolder } from '../cache.ts'
import {
  isFixedColor,
  layerOrder,
  token,
  tokensFile,
  withBreakpoints,
  withTokens,
} from '../design/read-tokens.ts'
import * as tokens from '../design/tokens.ts'

const tokensModule = normalizePath(resolve('renderer/design/tokens.ts'))
const folder = resolve(cacheFolder, 'drawings')

/** Browsers treat an SVG file as a separate document, in which `var()` finds nothing. */
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

/** An SVG embedded in a stylesheet is a separate document, which cannot see custom properties. */
const inDrawing = /url\("data:[^"]*var\(--[^"]*"\)/g

/** Puts the styles of a component into their layer, except those that it puts into another one. */
const putIntoLayer = (root: Root): void => {
  const own = root.nodes.filter((node) => node.type !== 'atrule' || node.name !== 'layer')
  root.prepend(new AtRule({ name: 'layer', params: 'components' }).append(own))
}

/**
 * Lets every stylesheet use the breakpoints of tokens.css, and its tokens inside embedded SVGs.
 * Colors that no context redefines are replaced by their values, which are shorter than their names
 * and let colors be mixed at build time.
 * @param isDevServer whether stylesheets are loaded one by one: the first, whichever it is, decides
 * the order of the layers.
 */
export const cssTokens = (isDevServer: boolean): PostcssPlugin => ({
  postcssPlugin: 'tokens',
  Once(root, { result }) {
    const [file, parent] = [resolve(tokensFile), root.source?.input.file]
    if (parent?.endsWith('.module.css')) putIntoLayer(root)
    if (isDevServer && parent !== file) root.prepend(layerOrder().map((rule) => rule.clone()))
    result.messages.push({ type: 'dependency', plugin: 'tokens', file, parent })
  },
  AtRule: {
    'custom-media': (rule) => {
      rule.remove()
    },
    media: (rule) => {
      const params = withBreakpoints(rule.params)
      if (params !== rule.params) rule.params = params
    },
  },
  Declaration(declaration) {
    const value = declaration.value
      .replace(inDrawing, (drawing) => withTokens(drawing).replaceAll('#', '%23'))
      .replace(/var\((--[\w-]+)\)/g, (use, name: string) =>
        isFixedColor(name) ? token(name) : use,
      )
    if (value !== declaration.value) declaration.value = value
  },
})
