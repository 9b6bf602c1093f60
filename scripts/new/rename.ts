import { isMap, isScalar, isSeq, parseDocument, type Scalar } from 'yaml'
import { declarationOf, type FileKind, fileKinds, fileOf } from '../../content/schema/kinds.ts'
import { publishedFile, redirectsFile } from '../../content/schema/redirects.ts'
import { addressFor, neededPages } from '../../renderer/content/addresses.ts'
import { type ContentFile, readSource } from '../../renderer/content/content-file.ts'
import { editFields, editYaml, withVersion } from '../../renderer/content/edit-file.ts'
import { fieldOf, type Node } from '../../renderer/content/schema-nodes.ts'
import type { Site } from '../../renderer/content/site.ts'
import { versionOf } from '../../renderer/content/translation.ts'
import { itemsIn, recordOf } from '../../renderer/is-record.ts'
import { findNamed, InputError } from '../shared/terminal.ts'
import { type Change, checkSlug } from './templates.ts'

/** A page that gets another slug, and the next address of each page, by its address. */
type Move = { kind: FileKind; from: string; to: string; addresses: ReadonlyMap<string, string> }

/** @throws InputError if no page has this slug or path, or more than one has. */
const pageNamed = (name: string, { files, file }: Site) => {
  const slugs = new Map(files.flatMap(({ entry }) => (entry ? [[entry.slug, entry]] : [])))
  const [page, other] = [name, ...fileKinds.map((kind) => fileOf(kind, name))].flatMap(
    (path) => file(path) ?? [],
  )
  if (page && other) throw new InputError(`Is it ${page.path} or ${other.path}? Write which.`)
  return page?.entry ?? findNamed('page', name, slugs)
}

/** Returns the next address of each page: those with the slug in it change. */
const nextAddresses = (kind: FileKind, from: string, to: string, { pages }: Site) =>
  new Map(
    pages.map(({ address, kind: one, slugs, files, language }) => {
      const moved = fileOf(kind, from, language)
      const next = slugs.map((slug, at) => (files[at] === moved ? to : slug))
      return [address, addressFor(one, next, language)]
    }),
  )

/** Returns the keys and values in YAML that name a page of a kind. */
const referencesIn = (node: unknown, schema: Node | undefined, kind: FileKind): Scalar[] => {
  if (isSeq(node)) return node.items.flatMap((item) => referencesIn(item, schema?.items, kind))
  if (!isMap(node)) return isScalar(node) && schema?.reference === kind ? [node] : []
  return node.items.flatMap(({ key, value }) => [
    ...referencesIn(key, schema?.propertyNames, kind),
    ...referencesIn(value, schema && fieldOf(schema, String(key)), kind),
  ])
}

/** Returns a text with the next addresses, and the next slug in fields that name the page. */
const renamedText = ({ path, text, schema }: ContentFile, move: Move): string => {
  const { kind, from, to, addresses } = move
  if (path === publishedFile) return text
  const addressed = text.replace(
    /(?<![\w.:/-])\/[\w/-]*\w(?![\w/-]|\.\w)/g,
    (address) => addresses.get(address) ?? address,
  )
  return editYaml(path, addressed, (yaml) =>
    referencesIn(parseDocument(yaml).contents, schema, kind)
      .filter(({ value }) => value === from)
      .flatMap(({ range }) => (range ? [range] : []))
      .reduceRight((all, [start, end]) => all.slice(0, start) + to + all.slice(end), yaml),
  )
}

/** Adds a redirect, in place of one from the new address. */
const withRedirect = (text: string, from: string, to: string): string =>
  editFields(redirectsFile, text, ({ redirects, ...fields }) => {
    const others = itemsIn(redirects).filter((line) => recordOf(line).from !== to)
    return { ...fields, redirects: [...others, { from, to }] }
  })

/** Updates the version in a translation of the same words: changed links do not outdate it. */
const withNextVersion = (file: ContentFile, texts: ReadonlyMap<string, string>): string => {
  const { path, originalFile, version } = file
  const text = texts.get(path) ?? ''
  if (!originalFile || version !== versionOf(originalFile)) return text
  const original = { path: originalFile.path, text: texts.get(originalFile.path) ?? '' }
  return withVersion(path, text, versionOf(readSource(original)))
}

/** Returns a page under another slug, with everything that names it or links to it. */
export const rename = (names: string, site: Site): Change[] => {
  const [, name = '', to = ''] = /^(\S+) (\S+)$/.exec(names) ?? []
  if (to === '') throw new InputError('Write the slug that the page has and the one that it gets.')
  const { kind, slug: from } = pageNamed(name, site)
  if (neededPages.some((page) => page.kind === kind && page.slug === from))
    throw new InputError(`Code links to the page "${from}" by its name: it cannot be renamed.`)
  checkSlug(kind, to, site)
  const move = { kind, from, to, addresses: nextAddresses(kind, from, to, site) }
  const { address } = declarationOf(kind)
  const texts = new Map(site.files.map((file) => [file.path, renamedText(file, move)]))
  const [page, old] = [site.pageAt(address(from)), texts.get(redirectsFile)]
  // The public site has no drafts and samples.
  if (page && old !== undefined && !page.isDraft && !page.isSample)
    texts.set(redirectsFile, withRedirect(old, address(from), address(to)))
  return site.files.flatMap((file) => {
    const { path: former, entry, language } = file
    const path = entry?.kind === kind && entry.slug === from ? fileOf(kind, to, language) : former
    const text = withNextVersion(file, texts)
    return path === former && text === file.text ? [] : [{ path, former, text }]
  })
}
