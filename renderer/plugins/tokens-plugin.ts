import { resolve } from 'node:path'
import { AtRule, type Plugin as PostcssPlugin, parse, type Root } from 'postcss'
import type { Plugin } from 'vite'
import * as constants from '../design/constants.ts'
import { fixedColors, layerOrder, tokensFile, withBreakpoints } from '../design/tokens.ts'

/** Replaces the constants by their values, because modules must not read the disk on import. */
export const tokensPlugin = (): Plugin => ({
  name: 'tokens',
  load: (id) =>
    id.endsWith('/renderer/design/constants.ts')
      ? Object.entries(constants)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      : undefined,
})

/** Puts the styles of a component into their layer, except those that it puts into another one. */
const putIntoLayer = (root: Root): void => {
  const own = root.nodes.filter((node) => node.type !== 'atrule' || node.name !== 'layer')
  root.prepend(new AtRule({ name: 'layer', params: 'components' }).append(own))
}

/**
 * Lets every stylesheet use the breakpoints of tokens.css. Colors that no context redefines are
 * replaced by their values, which are shorter than their names and let colors be mixed at build time.
 * @param isDevServer whether stylesheets are loaded one by one: the first, whichever it is, decides
 * the order of the layers.
 */
export const cssTokens = (isDevServer: boolean): PostcssPlugin => ({
  postcssPlugin: 'tokens',
  Once(root, { result }) {
    const [file, parent] = [resolve(tokensFile), root.source?.input.file]
    if (parent?.endsWith('.module.css')) putIntoLayer(root)
    if (isDevServer && parent !== file) root.prepend(parse(layerOrder()).nodes)
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
    const value = declaration.value.replace(
      /var\((--[\w-]+)\)/g,
      (use, name: string) => fixedColors().get(name) ?? use,
    )
    if (value !== declaration.value) declaration.value = value
  },
})
