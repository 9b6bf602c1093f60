import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import customMedia from 'postcss-custom-media'
import { breakpointRules, rootRule } from '../../renderer/design/read-tokens.ts'

const tokens = `${breakpointRules.map((rule) => `${rule};`).join('')}${rootRule}`
const readable = postcss([customMedia()])

/** Combines stylesheets of this folder with the site's tokens. */
export const styleOf = (names: readonly string[]): string =>
  readable.process(
    tokens + names.map((name) => readFileSync(join('scripts/relay', name), 'utf8')).join(''),
    { from: undefined },
  ).css
