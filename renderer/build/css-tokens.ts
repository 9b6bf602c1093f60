import { resolve } from 'node:path'
import type { AcceptedPlugin, Plugin } from 'postcss'
import customMedia from 'postcss-custom-media'
import { breakpointRules, palette, token, tokensFile, withTokens } from '../design/read-tokens.ts'

/** An SVG inside a stylesheet is a document of its own, where no custom property reaches. */
const inDrawing = /url\("data:[^"]*var\(--[^"]*"\)/g

const tokens: Plugin = {
  postcssPlugin: 'tokens',
  Once(root, { result }) {
    if (root.source?.input.file !== resolve(tokensFile)) root.prepend(breakpointRules.map((rule) => rule.clone()))
    result.messages.push({ type: 'dependency', plugin: 'tokens', file: resolve(tokensFile), parent: root.source?.input.file })
  },
  Declaration(declaration) {
    const value = declaration.value
      .replace(inDrawing, (drawing) => withTokens(drawing).replaceAll('#', '%23'))
      .replace(/var\((--[\w-]+)\)/g, (use, name: string) => (palette.has(name) ? token(name) : use))
    if (value !== declaration.value) declaration.value = value
  },
}

/**
 * Lets every stylesheet use the breakpoints of tokens.css, and its tokens in drawings that stand in the stylesheet. Colors
 * that are the same everywhere become their values, which are shorter than their names and mixed before they are sent.
 */
export const cssTokens: AcceptedPlugin[] = [tokens, customMedia()]
