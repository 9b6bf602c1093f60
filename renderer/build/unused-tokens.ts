import { parse, type Rule } from 'postcss'

const uses = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

const isDesignToken = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'params' in parent && parent.params === 'tokens'

/** The rule with those of its tokens that are kept. */
const only = (rule: Rule, isKept: (token: string) => boolean): string => {
  const kept = rule.clone()
  kept.walkDecls(/^--/, (token) => {
    if (!isKept(token.prop)) token.remove()
  })
  return kept.nodes.length === 0 ? '' : kept.toString()
}

/** A rule for `:root`, and by each of its tokens those that it uses itself. */
type Tokens = {
  text: string
  isDesign: boolean
  inner: ReadonlyMap<string, readonly string[]>
  only: (isKept: (token: string) => boolean) => string
}

const tokensIn = (css: string): Tokens[] => {
  const found: Tokens[] = []
  parse(css).walkRules(':root', (rule) => {
    const inner = new Map<string, readonly string[]>()
    rule.walkDecls(/^--/, ({ prop, value }) => {
      inner.set(prop, uses(value))
    })
    // Most pages use the same tokens as others.
    const known = new Map<string, string>()
    found.push({
      text: rule.toString(),
      isDesign: isDesignToken(rule),
      inner,
      only: (isKept) => {
        const key = [...inner.keys()].filter(isKept).join()
        const text = known.get(key) ?? only(rule, isKept)
        known.set(key, text)
        return text
      },
    })
  })
  return found
}

/** These tokens and those that they use themselves. */
const withInner = (names: Iterable<string>, found: readonly Tokens[]): Set<string> => {
  const used = new Set(names)
  // Iterating over a Set also visits elements added along the way.
  for (const name of used)
    for (const { inner } of found) for (const other of inner.get(name) ?? []) used.add(other)
  return used
}

/** The styles of a page, and what the file with its later styles begins with. */
type Split = { styles: string; later: string }

/**
 * Removes the tokens in `:root` that a page does not use. `elsewhere` is what else may use them at
 * once, such as the HTML, and `later` what a file of later styles is for: design tokens that only
 * that uses begin the file. Scripts must not read tokens for this to be safe.
 */
export const withoutUnusedTokens = (css: string) => {
  const found = tokensIn(css)
  const inStyles = uses(found.reduce((rest, { text }) => rest.replace(text, ''), css))
  return (elsewhere: string, later = ''): Split => {
    const now = withInner([...inStyles, ...uses(elsewhere)], found)
    const used = withInner([...now, ...uses(later)], found)
    const moved = found
      .filter(({ isDesign }) => isDesign)
      .map((tokens) => tokens.only((token) => used.has(token) && !now.has(token)))
    return {
      styles: found.reduce((styles, { text, isDesign, only }) => {
        const kept = isDesign ? now : used
        return styles.replace(text, () => only((token) => kept.has(token)))
      }, css),
      later: moved.map((rule) => rule && `@layer tokens{${rule}}`).join(''),
    }
  }
}
