import { decodeXML } from 'entities/decode'
import { type ChildNode, parse, type Rule } from 'postcss'
import { contentHash } from '../cache.ts'
import { isOfModule } from '../plugins/scoped-name.ts'

/** Elements that a script or the press of a button shows later. */
const hiddenTag = /<[^>]* (?:hidden=""|inert=""|popover=)[^>]*>/g
/** The marker that renderer/server/Document.tsx leaves in a page. */
const fold = '<link rel="stylesheet" href="below-the-fold"/>'
const stylesBelow = (address: string) => `<link rel="stylesheet" href="${address}" id="fold"/>`

/** Blocks rendering until an element is parsed: parts of a half-parsed page would move. */
const renderFrom = (id: string) => `<link rel="expect" href="#${id}" blocking="render"/>`

/** States caused by a visitor. No stateless rule of the same specificity may follow theirs. */
const laterState = /:(?:hover|active|focus)|\[aria-(?:disabled|invalid)/

/** Selects the used parts of a stylesheet: rules by class, tokens of `:root`, and the rest. */
type Wanted = {
  selector: (classes: readonly string[], isLater?: boolean) => boolean
  token: (name: string) => boolean
  rest: boolean
}

/** Returns the used part of some CSS. */
type Trim = (wanted: Wanted) => string

const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name)

const trimRule = (rule: Rule): Trim => {
  const body = rule.toString().slice(rule.selector.length)
  const selectors = rule.selectors.map((text) => {
    const needed = text.replace(/:not\([^)]*\)/g, '')
    return { text, classes: classesOf(needed), isLater: laterState.test(needed) }
  })
  return ({ selector: isWanted }) => {
    const wanted = selectors.filter(({ classes, isLater }) => isWanted(classes, isLater))
    return wanted.length === 0 ? '' : wanted.map(({ text }) => text).join(',') + body
  }
}

/** At-rules whose rules are trimmed one by one. */
const groups = /^(media|supports|layer|container)$/

const trimGroup = (start: string, nodes: readonly ChildNode[]): Trim => {
  const inside = trimAll(nodes)
  return (wanted) => {
    const text = inside(wanted)
    return text && `${start}{${text.replace(/;$/, '')}}`
  }
}

const trimNode = (node: ChildNode): Trim => {
  if (node.type === 'comment') return () => ''
  if (node.type === 'rule')
    return node.selector === ':root' ? trimGroup(':root', node.nodes) : trimRule(node)
  if (node.type === 'atrule' && groups.test(node.name) && node.nodes)
    return trimGroup(`@${node.name}${node.params && ` ${node.params}`}`, node.nodes)
  const text = `${node}${node.type === 'atrule' && node.nodes ? '' : ';'}`
  // Keyframes of a module are named like the animated class.
  if (node.type === 'atrule' && node.name === 'keyframes' && isOfModule(node.params))
    return ({ selector }) => (selector([node.params]) ? text : '')
  const token = node.type === 'decl' && node.prop.startsWith('--') ? node.prop : undefined
  return (wanted) => ((token === undefined ? wanted.rest : wanted.token(token)) ? text : '')
}

const trimAll = (nodes: readonly ChildNode[]): Trim => {
  const parts = nodes.map(trimNode)
  return (wanted) => parts.map((part) => part(wanted)).join('')
}

const tokensIn = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

/** Parses a stylesheet. `inner` maps tokens to the tokens that their values use. */
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

/** Returns the used part of stylesheets, and all tokens used there or in the HTML. */
const trimSheets = (
  sheets: readonly Sheet[],
  { selector, rest }: Pick<Wanted, 'selector' | 'rest'>,
  tokens: ReadonlySet<string>,
  present: ReadonlySet<string> = new Set(),
) => {
  const write = (token: Wanted['token']) =>
    sheets.map(({ trim }) => trim({ selector, token, rest })).join('')
  const used = new Set([...tokens, ...tokensIn(write(() => false))])
  // Iterating over a Set also visits elements added along the way.
  for (const name of used)
    for (const { inner } of sheets) for (const other of inner.get(name) ?? []) used.add(other)
  return { css: write((name) => used.has(name) && !present.has(name)), used }
}

/** The CSS modules an island may use once it is hydrated. */
type IslandStyles = (island: string) => readonly string[]

const moduleOf = (name: string): string => name.slice(0, name.indexOf('-'))

/**
 * Returns the classes and tokens of a page, or of its part above the fold. There, styles of hidden
 * elements, of states set by scripts, and of modules that an island shows only after a press are
 * left to the file for below the fold.
 */
const partOf = (html: string, islandStyles: IslandStyles, isAboveFold = false) => {
  const visible = isAboveFold ? html.replace(hiddenTag, '') : html
  const lists = [...visible.matchAll(/ class="([^"]+)"/g)]
  const shown = new Set(lists.flatMap(([, list = '']) => list.split(' ')))
  const islands = [...html.matchAll(/ data-island="(\w+)"/g)].map(([, island = '']) => island)
  const modules = new Set([...shown].filter(isOfModule).map(moduleOf))
  const hydrated = new Set(
    islands.flatMap(islandStyles).filter((module) => !isAboveFold || modules.has(module)),
  )
  const tokens = new Set(tokensIn(html))
  const isSetLater = (name: string) =>
    isOfModule(name) ? hydrated.has(moduleOf(name)) : !isAboveFold
  return {
    key: [...[...shown].sort(), '|', ...hydrated, ...tokens, isAboveFold].join(' '),
    selector: (classes: readonly string[], isLater = false) =>
      !(isAboveFold && isLater) && classes.every((name) => shown.has(name) || isSetLater(name)),
    tokens,
  }
}

type PagePart = ReturnType<typeof partOf>

type Files = {
  /** Reads a stylesheet. */
  read: (address: string) => string
  islandStyles: IslandStyles
}

/** Returns the styles of a page, and those needed only below its fold, if it has one. */
const trimPage = (sheets: readonly Sheet[], whole: PagePart, above: PagePart | undefined) => {
  const first = above ?? whole
  const { css: styles, used } = trimSheets(sheets, { ...first, rest: true }, first.tokens)
  const isBelow: Wanted['selector'] = (classes, isLater) =>
    whole.selector(classes) && !first.selector(classes, isLater)
  const below = above && trimSheets(sheets, { selector: isBelow, rest: false }, whole.tokens, used)
  return { styles, below: below?.css ?? '' }
}

/** Returns the tag with which Vike links a stylesheet. */
const linkTo = (address: string) => `<link rel="stylesheet" type="text/css" href="${address}">`

/** Returns the style attributes of a page, as browsers read them. */
const attributesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) => decodeXML(text))),
]

/**
 * Inlines the stylesheets of a page, in order and without what the page cannot use. On a page with
 * a fold, styles needed only below it go into a file loaded there, as does a stylesheet that the
 * page links itself, such as the one for paper. Scripts must not read tokens of `:root`.
 */
export const inlineStyles = ({ read, islandStyles }: Files) => {
  const sheets = new Map<string, Sheet>()
  const sheetAt = (address: string): Sheet => {
    const sheet = sheets.get(address) ?? parseSheet(read(address))
    sheets.set(address, sheet)
    return sheet
  }
  // Most pages of a kind use the same classes, so they share styles.
  const trimmed = new Map<string, ReturnType<typeof trimPage>>()

  /** Returns the page, its inline styles, and the stylesheets that it loads, by path. */
  return (linked: string, addresses: readonly string[]) => {
    const html = addresses.reduce((page, address) => page.replace(linkTo(address), ''), linked)
    const linkedTo = addresses.filter((address) => html.includes(` href="${address}"`))
    const inside = addresses.filter((address) => !linkedTo.includes(address))
    const place = html.indexOf(fold)
    const whole = partOf(html, islandStyles)
    const above = place < 0 ? undefined : partOf(html.slice(0, place), islandStyles, true)
    const key = [...inside, whole.key, above?.key].join(' ')
    const { styles, below } = trimmed.get(key) ?? trimPage(inside.map(sheetAt), whole, above)
    trimmed.set(key, { styles, below })
    const address = `/assets/static/below-the-fold.${contentHash(below).slice(0, 8)}.css`
    const blocking = renderFrom(above ? 'fold' : 'footer')
    const own = linkedTo.map((one) => [one, read(one)] as const)
    const files = above ? [...own, [address, below] as const] : own
    return {
      page: html
        .replace('</head>', () => `${blocking}<style>${styles}</style></head>`)
        .replace(fold, () => stylesBelow(address)),
      styles: { sheet: styles, attributes: attributesOf(html) },
      files: files.map(([file, css]) => [file.slice(1), css] as const),
    }
  }
}
