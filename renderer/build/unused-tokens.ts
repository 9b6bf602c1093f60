import { type Declaration, parse, type Rule } from 'postcss'

const uses = (text: string): string[] => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

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
 * Takes the tokens of `:root` that a page does not use out of its styles. `elsewhere` is all that may use them besides:
 * the HTML, and styles that come later. For this, scripts must not read a token.
 */
export const withoutUnusedTokens = (css: string) => {
  const found = tokensIn(css)
  const inStyles = uses(found.reduce((rest, { text }) => rest.replace(text, ''), css))
  return (elsewhere: string): string => {
    const used = new Set([...inStyles, ...uses(elsewhere)])
    // Tokens may use others; a set hands out what is added while it is walked.
    for (const name of used) for (const { values } of found) for (const inner of uses(values.get(name)?.value ?? '')) used.add(inner)
    return found.reduce((styles, { rule, text }) => {
      const kept = rule.clone()
      kept.walkDecls(/^--/, (token) => {
        if (!used.has(token.prop)) token.remove()
      })
      return styles.replace(text, () => kept.toString())
    }, css)
  }
}
