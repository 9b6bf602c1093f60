import { resolve } from 'node:path'
import type { Plugin } from 'postcss'
import {
  layerOrder,
  palette,
  token,
  tokensFile,
  withBreakpoints,
  withTokens,
} from '../design/read-tokens.ts'

/** An SVG embedded in a stylesheet is a document of its own and cannot see custom properties. */
const inDrawing = /url\("data:[^"]*var\(--[^"]*"\)/g

/**
 * Lets every stylesheet use the breakpoints of tokens.css, and its tokens inside embedded SVGs.
 * Colors that no context redefines are replaced by their values, which are shorter than their names
 * and let color mixing happen at build time.
 * @param isDevServer whether stylesheets are loaded one by one: the first, whichever it is, decides
 *   the order of the layers.
 */
export const cssTokens = (isDevServer: boolean): Plugin => ({
  postcssPlugin: 'tokens',
  Once(root, { result }) {
    if (isDevServer && root.source?.input.file !== resolve(tokensFile))
      root.prepend(layerOrder.map((rule) => rule.clone()))
    result.messages.push({
      type: 'dependency',
      plugin: 'tokens',
      file: resolve(tokensFile),
      parent: root.source?.input.file,
    })
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
      .replace(/var\((--[\w-]+)\)/g, (use, name: string) => (palette.has(name) ? token(name) : use))
    if (value !== declaration.value) declaration.value = value
  },
})
