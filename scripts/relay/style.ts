import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootRule, withBreakpoints } from '../../renderer/design/read-tokens.ts'

/** Combines stylesheets of this folder with the site's tokens. */
export const styleOf = (names: readonly string[]): string => {
  const styles = names.map((name) => readFileSync(join('scripts/relay', name), 'utf8')).join('')
  return rootRule + styles.replace(/@media[^{]+/g, withBreakpoints)
}
