import { type Declaration, parse, type Rule } from 'postcss'

const uses = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

type Tokens = { rule: Rule; text: string; values: ReadonlyMap<string, Declaration> }

const tokensIn = (css: string): Tokens[] => {
  const found: Tokens[] = []
  parse(css).walkRules(':root', (rule) => {
    const values = new Map<string, Declaration>()
    rule.walkDecls(/^--/, (token) => {
      values.set(token.prop, token)
    })
    found.push({ rule, text: rule.toString(), values })
  })
  return found
}

/**
 * Removes the tokens in `:root` that a page does not use. `elsewhere` is everything else that may
 * use them: the HTML, and styles loaded later. Scripts must not read tokens for this to be safe.
 */
export const withoutUnusedTokens = (css: string) => {
  const found = tokensIn(css)
  const inStyles = uses(found.reduce((rest, { text }) => rest.replace(text, ''), css))
  return (elsewhere: string): string => {
    const used = new Set([...inStyles, ...uses(elsewhere)])
    // Tokens may use other tokens. Iterating over a Set also visits elements added along the way.
    for (const name of used)
      for (const { values } of found)
        for (const inner of uses(values.get(name)?.value ?? '')) used.add(inner)
    return found.reduce((styles, { rule, text }) => {
      const kept = rule.clone()
      kept.walkDecls(/^--/, (token) => {
        if (!used.has(token.prop)) token.remove()
      })
      return styles.replace(text, () => kept.toString())
    }, css)
  }
}
