import { createHash } from 'node:crypto'
import { classesInPage, type HasClass, isOfModule, trimmable } from './page-styles.ts'
import { withoutUnusedTokens } from './unused-tokens.ts'

const stylesheetLink = /<link rel="stylesheet"[^>]*href="(\/[^"]+\.css)"[^>]*>/g
/** What a script or a press of a button shows later. */
const hiddenTag = /<[^>]* (?:hidden=""|popover=)[^>]*>/g
const headEnd = '</head>'
/** The marker that renderer/server/Fold.tsx leaves in a page. */
const fold = '<link rel="stylesheet" href="below-the-fold"/>'

const islandsIn = (html: string): string[] =>
  [...html.matchAll(/ data-island="(\w+)"/g)].map((match) => match[1] ?? '')

type Files = {
  /** Returns the text of a stylesheet. */
  read: (address: string) => string
  /** Saves a stylesheet that a page loads separately. */
  write: (address: string, css: string) => void
  /** The CSS modules an island may use once it is awake. */
  islandStyles: (island: string) => readonly string[]
}

/**
 * Inlines the stylesheets a page links to, in order and without rules the page cannot use. On a
 * page with a fold, styles needed only below it go into a separate file that the page loads there.
 */
export const inlineStyles = ({ read, write, islandStyles }: Files) => {
  const sheets = new Map<string, ReturnType<typeof trimmable>>()
  const sheet = (address: string) => {
    const known = sheets.get(address) ?? trimmable(read(address))
    sheets.set(address, known)
    return known
  }
  const trimmed = new Map<string, string>()
  const lean = new Map<string, ReturnType<typeof withoutUnusedTokens>>()
  const withUsedTokens = (styles: string, elsewhere: string, later?: string) => {
    const known = lean.get(styles) ?? withoutUnusedTokens(styles)
    lean.set(styles, known)
    return known(elsewhere, later)
  }

  /**
   * The classes of a page or a part of one: those it shows, and those of its islands awake. Global
   * ones may be set later, on the whole page all of them, and above the fold those of a state. What
   * is hidden above the fold is styled by the file for below it, which comes before it is shown.
   */
  const classesOf = (html: string, isPart = false): { key: string; has: HasClass } => {
    const shown = classesInPage(isPart ? html.replace(hiddenTag, '') : html)
    const awake = new Set(islandsIn(html).flatMap((island) => islandStyles(island)))
    const later = (name: string) =>
      isOfModule(name)
        ? awake.has(name.slice(0, name.indexOf('-')))
        : !isPart || name.startsWith('is-')
    return {
      key: [...[...shown].sort(), '|', ...awake, isPart].join(' '),
      has: (name) => shown.has(name) || later(name),
    }
  }

  type Classes = ReturnType<typeof classesOf>

  /** The rules of these stylesheets that apply to these classes, except to those present. */
  const stylesFor = (addresses: readonly string[], used: Classes, present?: Classes): string => {
    // Pages of one kind mostly use the same classes, so their trimmed styles are the same too.
    const key = [...addresses, used.key, present?.key].join(' ')
    const styles =
      trimmed.get(key) ??
      addresses.map((address) => sheet(address)(used.has, present?.has)).join('')
    trimmed.set(key, styles)
    return styles
  }

  const withoutFold = (
    html: string,
    addresses: readonly string[],
  ): { html: string; styles: string } => {
    const place = html.indexOf(fold)
    const used = classesOf(html)
    if (place < 0) return { html, styles: withUsedTokens(stylesFor(addresses, used), html).styles }
    const above = classesOf(html.slice(0, place), true)
    const belowIt = stylesFor(addresses, used, above)
    const { styles, later } = withUsedTokens(
      stylesFor(addresses, above),
      html.slice(0, place),
      html.slice(place) + belowIt,
    )
    const below = later + belowIt
    const address = `/assets/static/below-the-fold.${createHash('sha256').update(below).digest('hex').slice(0, 8)}.css`
    write(address, below)
    return {
      html: html.replace(fold, fold.replace('below-the-fold', address)),
      styles,
    }
  }

  return (page: string): string => {
    const headLength = page.indexOf(headEnd)
    const head = page.slice(0, headLength)
    const addresses = [...head.matchAll(stylesheetLink)].map((match) => match[1] ?? '')
    const { html, styles } = withoutFold(page, addresses)
    return `${head.replace(stylesheetLink, '')}<style>${styles}</style>${html.slice(headLength)}`
  }
}
