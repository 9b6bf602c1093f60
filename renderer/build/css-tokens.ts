import { resolve } from 'node:path'
import type { AcceptedPlugin, Plugin } from 'postcss'
import customMedia from 'postcss-custom-media'
import { breakpointRules, palette, token, tokensFile, withTokens } from '../design/read-tokens.ts'

/** An SVG embedded in a stylesheet is a document of its own and cannot see custom properties. */
const inDrawing = /url\("data:[^"]*var\(--[^"]*"\)/g

const tokens: Plugin = {
  postcssPlugin: 'tokens',
  Once(root, { result }) {
    if (root.source?.input.file !== resolve(tokensFile))
      root.prepend(breakpointRules.map((rule) => rule.clone()))
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
}

/**
 * Lets every stylesheet use the breakpoints of tokens.css, and its tokens inside embedded SVGs.
 * Colors that no context redefines are replaced by their values, which are shorter than their names
 * and let color mixing happen at build time.
 */
export const cssTokens: AcceptedPlugin[] = [tokens, customMedia()]
