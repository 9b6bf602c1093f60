import { slug } from 'github-slugger'
import type { Link, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import { defaultLanguage } from '../../content/schema/languages.ts'
import type { CheckInput, ContentFile } from '../../renderer/content/content-folder.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { bodyTree } from './body-tree.ts'
import type { Check } from './rule.ts'

/** Anchors that pages of a kind have from their components, not from their content. */
const builtIn: Readonly<Record<string, readonly string[]>> = {
  home: ['contact'],
  calculator: ['calculator'],
  guide: ['sources'],
}

/** The parts of a page that are named after its headings. */
const headingsIn = (tree: Root): string[] => {
  const names: string[] = []
  visit(tree, 'heading', ({ depth, children }) => {
    const text = children.flatMap((child) => (child.type === 'text' ? child.value : [])).join('')
    if (depth === 2) names.push(slug(text))
  })
  return names
}

const servicesIn = ({ files }: CheckInput): string[] =>
  files
    .filter(({ entry }) => entry?.kind === 'service')
    .map(({ entry, fields }) => String(fields.anchor ?? entry?.slug))

const termsIn = ({ files }: CheckInput): string[] => {
  const terms = files.find(({ original }) => original === 'content/glossary.yaml')?.fields.terms
  return (Array.isArray(terms) ? terms : []).map((term) => String(term?.slug))
}

/** Every part of a page that a link can lead to. */
const anchorsOf = (file: ContentFile, content: CheckInput): string[] => {
  const { entry, body, fields } = file
  const tree = bodyTree(file)
  const hasHeadings = entry?.kind === 'guide' || entry?.kind === 'legal'
  return [
    ...(builtIn[entry?.kind ?? 'home'] ?? []),
    ...(fields.windMitigation === undefined ? [] : ['wind-mitigation']),
    ...(hasHeadings && !(tree instanceof VFileMessage) ? headingsIn(tree) : []),
    ...(body.includes('<ServiceSections') ? servicesIn(content) : []),
    ...(body.includes('<Glossary') ? termsIn(content) : []),
  ]
}

/** The file of the page at an address, in this language or else in the one it is written in. */
const fileAt = (address: string, { sitePages, files, originals }: CheckInput) => {
  const page = sitePages.find(
    (one) => one.address === address && one.language === defaultLanguage && one.files.length === 1,
  )
  const [path] = page?.files ?? []
  return [...files, ...originals].find(({ original }) => original === path)
}

const missingAnchor = (url: string, from: ContentFile, content: CheckInput) => {
  const [address = '', anchor = ''] = url.split('#')
  if (anchor === '' || /^\w+:/.test(url)) return undefined
  const file = address === '' ? from : fileAt(address.replace(/\?.*$/, ''), content)
  if (!file) return undefined
  const anchors = anchorsOf(file, content)
  if (anchors.includes(anchor)) return undefined
  const way =
    didYouMean(
      `#${anchor}`,
      anchors.map((one) => `#${one}`),
      '',
    ) ||
    (anchors.length > 0
      ? `; its parts are ${anchors.map((one) => `#${one}`).join(', ')}`
      : `; link to the page as a whole${address === '' ? '' : `, ${address}`}`)
  return `the page ${address === '' ? 'itself' : address} has no part #${anchor}${way}`
}

/** An address elsewhere that should not be one, or that tells too much. */
const wrongElsewhere = (url: string, { company }: CheckInput): string | undefined => {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return undefined
  const { host, pathname, search, hash, username } = new URL(url)
  const own = String(company.url)
  if (URL.canParse(own) && host === new URL(own).host)
    return `${url} is on this site: write ${pathname}${search}${hash}`
  return username === ''
    ? undefined
    : `everybody could read the name and password before the @ of ${host}: delete them`
}

/** Parsing a body takes long, and few have such a link. */
const mayBeWrong = ({ body }: ContentFile, { company }: CheckInput): boolean => {
  const own = String(company.url)
  return (
    /\]\([^)\s]*#/.test(body) ||
    /\]\(https?:\/\/[^)\s/]*@/.test(body) ||
    (URL.canParse(own) && body.includes(new URL(own).host))
  )
}

/**
 * A link leads to a part of a page that is there, names a page of the site by its address alone, and
 * gives no password away.
 */
export const checkLinks: Check = (content) =>
  content.files
    .filter((file) => mayBeWrong(file, content))
    .flatMap((file) => {
      const tree = bodyTree(file)
      if (tree instanceof VFileMessage) return []
      const links: Link[] = []
      visit(tree, 'link', (link) => {
        links.push(link)
      })
      return links.flatMap(({ url, position }) => {
        const message = wrongElsewhere(url, content) ?? missingAnchor(url, file, content)
        const { line = 1, column = 1 } = position?.start ?? {}
        return message === undefined ? [] : [{ file: file.path, line, column, message }]
      })
    })
