import { resolve } from 'node:path'
import type { AcceptedPlugin, AtRule, Plugin } from 'postcss'
import customMedia from 'postcss-custom-media'
import {
  breakpointRules,
  layerOrder,
  palette,
  token,
  tokensFile,
  withTokens,
} from '../design/read-tokens.ts'

/** An SVG embedded in a stylesheet is a document of its own and cannot see custom properties. */
const inDrawing = /url\("data:[^"]*var\(--[^"]*"\)/g

const tokens = (given: readonly AtRule[]): Plugin => ({
  postcssPlugin: 'tokens',
  Once(root, { result }) {
    if (root.source?.input.file !== resolve(tokensFile))
      root.prepend(given.map((rule) => rule.clone()))
    result.messages.push({
      type: 'dependency',
      plugin: 'tokens',
      file: resolve(tokensFile),
      parent: root.source?.input.file,
    })
  },
  Declaration(declaration) {
    const value = declaration.value
      .replace(inDrawing, (drawing) => withTokens(drawing).replaceAll('#', '%23'))
      .replace(/var\((--[\w-]+)\)/g, (use, name: string) => (palette.has(name) ? token(name) : use))
    if (value !== declaration.value) declaration.value = value
  },
})

/**
 * Lets every stylesheet use the breakpoints of tokens.css, and its tokens inside embedded SVGs.
 * Colors that no context redefines are replaced by their values, which are shorter than their names
 * and let color mixing happen at build time.
 * @param isDevServer whether stylesheets are loaded one by one: the first, whichever it is, decides
 *   the order of the layers.
 */
export const cssTokens = (isDevServer = false): AcceptedPlugin[] => [
  tokens([...(isDevServer ? layerOrder : []), ...breakpointRules]),
  customMedia(),
]
