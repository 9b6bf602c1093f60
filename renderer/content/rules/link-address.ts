import type { Link } from 'mdast'
import { emailPattern, visible } from '../../../content/schema/fields.ts'
import { wordsOfNode } from '../anchors.ts'
import { didYouMean } from '../nearest.ts'
import type { KnownNames } from '../validate.ts'
import { draftNamed } from './names.ts'

const sign = new RegExp(visible, 'u')
/** Returns whether a text has a sign that can be seen. */
export const isVisible = (text: string): boolean => sign.test(text)

const officeFile =
  /^(?:[^?#]+\.(?:docx?|xlsx?|pptx?|od[tsp]|rtf|pages|numbers|key)(?=[?#]|$)|https?:\/\/(?:docs|drive)\.google\.com\/)/i

/** Returns why an address leads nowhere, whatever page it is on. */
const wrongScheme = (url: string): string | undefined => {
  const [, scheme = '', rest = ''] = /^(?:([a-z][\w+.-]*):)?(.*)$/is.exec(url) ?? []
  const write = (right: string) => `the link "${url}" leads nowhere: write ${right}`
  switch (scheme.toLowerCase()) {
    case 'http':
    case 'https':
      return /^\/\/(?:localhost\b|[^/?#]+\.[^/?#.])/.test(rest) && URL.canParse(url)
        ? undefined
        : write(`https://${rest.replace(/^\/*/, '')}`)
    case 'tel':
      return /^\+?[\d().\s-]{7,}(?:[;,]\S*)?$/.test(rest)
        ? undefined
        : write('tel:+1 and ten digits')
    case 'mailto':
      return new RegExp(emailPattern, 'i').test(rest.replace(/\?.*$/, ''))
        ? undefined
        : write('mailto: and a mailbox')
    default:
      return write('it with / or https:// at its beginning')
  }
}

/** Returns why a link is wrong by itself: its words, its scheme, or a page that does not exist. */
export const wrongLink = (link: Link, known: KnownNames): string | undefined => {
  const { url } = link
  const words = wordsOfNode(link).trim()
  if (!isVisible(words))
    return `the link to ${url || 'nowhere'} has no words that could be pressed: write [words](${url})`
  if (/^#?$/.test(url))
    return `the link "${words}" has no address: write [${words}](/address), or no brackets`
  if (known.picture?.has(url))
    return `"${url}" is a picture, and this is a link to a page: write ![what it shows](${url})`
  if (officeFile.test(url))
    return `${url} opens in an office program only: write its text on a page, and link to that`
  if (url.startsWith('#')) return undefined
  if (!url.startsWith('/') || url.startsWith('//')) return wrongScheme(url)
  const path = url.replace(/[?#].*$/, '')
  const routes = known.route ?? new Set<string>()
  if (routes.has(path) || known.file?.has(path)) return undefined
  const way =
    didYouMean(path, [...routes, ...(known.file ?? [])], '') ||
    ': write the address of a page there is, such as /contact'
  return draftNamed(path, known) ?? `the link ${path} leads nowhere${way}`
}

const vagueWords =
  /\b(?:(?:click|tap|press) here\b|clic aquí)|^(?:here|this|this link|this page|read more|learn more|more|link|aquí|más|leer más|este enlace|enlace)$/i

/** Returns what would make a link better that leads somewhere. */
export const weakLink = (link: Link): string | undefined => {
  const words = wordsOfNode(link).trim()
  if (vagueWords.test(words) || /^(?:https?:\/\/|www\.)/.test(words))
    return `"${words}" does not say where this link leads: link words that do, such as [our prices](${link.url})`
  return /^http:\/\/(?!localhost|127)/i.test(link.url)
    ? `${link.url} is not encrypted, and browsers warn of it: write it with https://, and try it`
    : undefined
}
