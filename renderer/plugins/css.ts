import { basename, resolve } from 'node:path'
import { AtRule, type Plugin, parse } from 'postcss'
import { fixedColors, tokensFile, withBreakpoints } from '../design/tokens.ts'

/** A context of the tokens, such as `on-dark`, wins over the component on which it is set. */
export const layerOrder = '@layer base,layout,components,utilities,tokens;'

const nameBreakpoints = (rule: AtRule): void => {
  const params = withBreakpoints(rule.params)
  if (params !== rule.params) rule.params = params
}

/**
 * Lets every stylesheet use the breakpoints of tokens.css, and puts modules into their layer. Colors
 * that no context redefines are replaced by their values, which are shorter than their names and let
 * colors be mixed at build time.
 */
export const cssTokens = (isDevServer: boolean): Plugin => ({
  postcssPlugin: 'tokens',
  Once(root, { result }) {
    const [file, parent] = [resolve(tokensFile), root.source?.input.file]
    if (parent?.endsWith('.module.css')) {
      const own = root.nodes.filter((node) => node.type !== 'atrule' || node.name !== 'layer')
      root.prepend(new AtRule({ name: 'layer', params: 'components' }).append(own))
    }
    // There, stylesheets are loaded one by one, in any order.
    if (isDevServer) root.prepend(parse(layerOrder).nodes)
    result.messages.push({ type: 'dependency', plugin: 'tokens', file, parent })
  },
  AtRule: {
    'custom-media': (rule) => {
      rule.remove()
    },
    media: nameBreakpoints,
    container: nameBreakpoints,
  },
  Declaration(declaration) {
    const value = declaration.value.replace(
      /var\((--[\w-]+)\)/g,
      (use, name: string) => fixedColors().get(name) ?? use,
    )
    if (value !== declaration.value) declaration.value = value
  },
})

/** Starts with a capital, unlike classes outside of modules. */
const moduleName = (file: string): string => file.charAt(0).toUpperCase() + file.slice(1)

const modules = new Map<string, string>()

/**
 * Names `.wide` in Button.module.css `Button-wide`: it shows where a style comes from, and
 * compresses better than a hash.
 * @throws if two modules have the same name, because they would share classes.
 */
export const scopedName = (local: string, file: string): string => {
  const path = file.replace(/\?.*$/, '')
  const name = basename(path, '.module.css')
  const other = modules.get(name) ?? path
  if (other !== path)
    throw new Error(`${path} and ${other} have the same name: their classes would be mixed up`)
  modules.set(name, path)
  return `${moduleName(name)}-${local}`
}
