import { createHash } from 'node:crypto'
import { type AtRule, type ChildNode, parse, type Rule } from 'postcss'
import { isOfModule } from './scoped-name.ts'

const stylesheetLink = /<link rel="stylesheet"[^>]*href="(\/[^"]+\.css)"[^>]*>/g
/** What a script or a press of a button shows later. */
const hiddenTag = /<[^>]* (?:hidden=""|popover=)[^>]*>/g
/** The marker that renderer/server/Document.tsx leaves in a page. */
const fold = '<link rel="stylesheet" href="below-the-fold"/>'

/** What a page, or a part of it, needs of a stylesheet: classes, and tokens of `:root`. */
type Needs = { hasClass: (name: string) => boolean; hasToken: (name: string) => boolean }

/** What of some CSS a page needs, without what is present already. */
type Trim = (needs: Needs, present?: Needs) => string

/** The classes a selector needs in order to match anything. Those in `:not()` do not count. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([A-Za-z][\w-]*)/g)].map(
    ([, name = '']) => name,
  )

const trimRoot = ({ nodes }: Rule): Trim => {
  const declarations = nodes.map((node) => ({
    token: node.type === 'decl' && node.prop.startsWith('--') ? node.prop : undefined,
    text: node.toString(),
  }))
  return ({ hasToken }, present) => {
    const needed = declarations.filter(({ token }) =>
      token === undefined ? !present : hasToken(token) && !present?.hasToken(token),
    )
    return needed.length === 0 ? '' : `:root{${needed.map(({ text }) => text).join(';')}}`
  }
}

const trimRule = (rule: Rule): Trim => {
  if (rule.selector === ':root') return trimRoot(rule)
  const body = rule.toString().slice(rule.selector.length)
  const selectors = rule.selectors.map((selector) => ({ selector, classes: classesOf(selector) }))
  return ({ hasClass }, present) => {
    const needed = selectors.filter(
      ({ classes }) => classes.every(hasClass) && !(present && classes.every(present.hasClass)),
    )
    return needed.length === 0 ? '' : needed.map(({ selector }) => selector).join(',') + body
  }
}

type Group = AtRule & { nodes: ChildNode[] }
const isGroup = (node: ChildNode): node is Group =>
  node.type === 'atrule' &&
  /^(media|supports|layer|container)$/.test(node.name) &&
  node.nodes !== undefined

const trimNode = (node: ChildNode): Trim => {
  if (node.type === 'rule') return trimRule(node)
  if (isGroup(node)) {
    const inside = trimAll(node.nodes)
    const start = `@${node.name}${node.params && ` ${node.params}`}`
    return (needs, present) => {
      const text = inside(needs, present)
      return text && `${start}{${text}}`
    }
  }
  const end = node.type === 'atrule' && node.nodes === undefined ? ';' : ''
  const text = node.type === 'comment' ? '' : node.toString() + end
  return (_needs, present) => (present ? '' : text)
}

const trimAll = (nodes: readonly ChildNode[]): Trim => {
  const parts = nodes.map(trimNode)
  return (needs, present) => parts.map((part) => part(needs, present)).join('')
}

const tokensIn = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

/** Parses a stylesheet. `inner` are the tokens that the values of its tokens use. */
const parseSheet = (css: string) => {
  const sheet = parse(css)
  const inner = new Map<string, string[]>()
  sheet.walkRules(':root', (rule) => {
    rule.walkDecls(/^--/, ({ prop, value }) => {
      inner.set(prop, [...(inner.get(prop) ?? []), ...tokensIn(value)])
    })
  })
  return { trim: trimAll(sheet.nodes), inner }
}

type Sheet = ReturnType<typeof parseSheet>

const noToken = () => false

/** What a part of a page needs of its stylesheets, tokens included, without what is present. */
const trimSheets = (sheets: readonly Sheet[], { hasClass, tokens }: PagePart, present?: Needs) => {
  const write = (needs: Needs) => sheets.map(({ trim }) => trim(needs, present)).join('')
  const used = new Set([...tokens, ...tokensIn(write({ hasClass, hasToken: noToken }))])
  // Iterating over a Set also visits elements added along the way.
  for (const name of used)
    for (const { inner } of sheets) for (const other of inner.get(name) ?? []) used.add(other)
  const needs = { hasClass, hasToken: (token: string) => used.has(token) }
  return { css: write(needs), needs }
}

/** The CSS modules an island may use once it is hydrated. */
type IslandStyles = (island: string) => readonly string[]

/**
 * The classes and tokens of a page, or of its part above the fold. Scripts may set global classes
 * later: above the fold those of a state. What is hidden there is styled by the file for below it.
 */
const partOf = (html: string, islandStyles: IslandStyles, isAboveFold = false) => {
  const shown = new Set<string>()
  const visible = isAboveFold ? html.replace(hiddenTag, '') : html
  for (const [, list = ''] of visible.matchAll(/ class="([^"]+)"/g))
    for (const name of list.split(' ')) shown.add(name)
  const islands = [...html.matchAll(/ data-island="(\w+)"/g)].map(([, island = '']) => island)
  const hydrated = new Set(islands.flatMap(islandStyles))
  const tokens = new Set(tokensIn(html))
  const isSetLater = (name: string) =>
    isOfModule(name)
      ? hydrated.has(name.slice(0, name.indexOf('-')))
      : !isAboveFold || name.startsWith('is-')
  return {
    key: [...[...shown].sort(), '|', ...hydrated, ...tokens, isAboveFold].join(' '),
    hasClass: (name: string) => shown.has(name) || isSetLater(name),
    tokens,
  }
}

type PagePart = ReturnType<typeof partOf>

type Files = {
  /** Returns the text of a stylesheet. */
  read: (address: string) => string
  /** Saves a stylesheet that a page loads separately. */
  write: (address: string, css: string) => void
  islandStyles: IslandStyles
}

/**
 * Inlines the stylesheets a page links to, in order and without what the page cannot use. On a page
 * with a fold, styles needed only below it go into a file that the page loads there. Scripts must
 * not read tokens of `:root`.
 */
export const inlineStyles = ({ read, write, islandStyles }: Files) => {
  const sheets = new Map<string, Sheet>()
  const sheetAt = (address: string): Sheet => {
    const sheet = sheets.get(address) ?? parseSheet(read(address))
    sheets.set(address, sheet)
    return sheet
  }
  const trim = (addresses: readonly string[], whole: PagePart, above?: PagePart) => {
    const used = addresses.map(sheetAt)
    if (!above) return { styles: trimSheets(used, whole).css, below: '' }
    const { css: styles, needs } = trimSheets(used, above)
    return { styles, below: trimSheets(used, whole, needs).css }
  }
  // Pages of one kind mostly use the same classes, so their styles are the same too.
  const trimmed = new Map<string, ReturnType<typeof trim>>()

  return (page: string): string => {
    const headLength = page.indexOf('</head>')
    const head = page.slice(0, headLength)
    const addresses = [...head.matchAll(stylesheetLink)].map(([, address = '']) => address)
    const place = page.indexOf(fold)
    const whole = partOf(page, islandStyles)
    const above = place < 0 ? undefined : partOf(page.slice(0, place), islandStyles, true)
    const key = [...addresses, whole.key, above?.key].join(' ')
    const made = trimmed.get(key) ?? trim(addresses, whole, above)
    trimmed.set(key, made)
    const { styles, below } = made
    const start = `${head.replace(stylesheetLink, '')}<style>${styles}</style>`
    if (place < 0) return start + page.slice(headLength)
    const hash = createHash('sha256').update(below).digest('hex').slice(0, 8)
    const address = `/assets/static/below-the-fold.${hash}.css`
    write(address, below)
    return start + page.slice(headLength).replace(fold, fold.replace('below-the-fold', address))
  }
}
