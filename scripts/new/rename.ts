import { isMap, isScalar, isSeq, parseDocument, type Scalar } from 'yaml'
import { declarationOf, type FileKind, fileOf } from '../../content/schema/kinds.ts'
import { defaultLanguage, languages, translatedInto } from '../../content/schema/languages.ts'
import { publishedFile, redirectsFile } from '../../content/schema/redirects.ts'
import { slugOf } from '../../content/schema/text.ts'
import { neededPages } from '../../renderer/content/addresses.ts'
import { type ContentFile, readSource } from '../../renderer/content/content-file.ts'
import { editFields, editYaml, withVersion } from '../../renderer/content/edit-file.ts'
import { fieldOf, type Node } from '../../renderer/content/schema-nodes.ts'
import type { Site } from '../../renderer/content/site.ts'
import { versionOf } from '../../renderer/content/translation.ts'
import { itemsIn, recordOf } from '../../renderer/is-record.ts'
import { findNamed, InputError } from '../shared/terminal.ts'
import type { Addition } from './addition.ts'
import { checkSlug } from './templates.ts'

/** A page by its kind, with its former and new slug. */
type Move = { kind: FileKind; from: string; to: string }

/** @throws InputError if no page has this slug, address or path, or more than one has. */
const pageNamed = (name: string, { files }: Site): { kind: FileKind; slug: string } => {
  const pages = files.flatMap(({ path, entry }) =>
    entry?.language === defaultLanguage ? [{ path, ...entry }] : [],
  )
  const byName = new Map(
    pages.flatMap((page) =>
      [page.slug, page.path, declarationOf(page.kind).address(page.slug)].map((one) => [one, page]),
    ),
  )
  const page = findNamed('page', name.replace(/^\.\//, ''), byName)
  const other = pages.find((one) => one !== page && one.slug === name)
  if (!other) return page
  throw new InputError(`"${name}" may be ${page.path} or ${other.path}: write which of them.`)
}

/** @throws InputError if the page cannot have its new slug. */
const checkMove = ({ kind, from, to }: Move, site: Site): void => {
  const right = slugOf(to)
  if (to !== right)
    throw new InputError(
      `"${to}" becomes an address: use lower-case letters, digits and single hyphens${right && `, such as ${right}`}.`,
    )
  if (to === from) throw new InputError(`It is called "${to}" already.`)
  if (neededPages.some((page) => page.kind === kind && page.slug === from))
    throw new InputError(
      `Code links to the page "${from}" by its name: rename it in linkedPages of renderer/content/addresses.ts, in listedOn of content/schema or in content/schema/prices.ts, and its file by hand.`,
    )
  checkSlug(kind, to, site)
}

/** Returns the fields that name a page of a kind. */
const referencesIn = (node: unknown, schema: Node | undefined, kind: FileKind): Scalar[] => {
  if (!schema) return []
  if (isSeq(node)) return node.items.flatMap((item) => referencesIn(item, schema.items, kind))
  if (!isMap(node)) return isScalar(node) && schema.reference === kind ? [node] : []
  return node.items.flatMap(({ key, value }) => [
    ...(isScalar(key) && schema.propertyNames?.reference === kind ? [key] : []),
    ...referencesIn(value, fieldOf(schema, String(key)), kind),
  ])
}

const withReferences = (yaml: string, schema: Node | undefined, { kind, from, to }: Move): string =>
  referencesIn(parseDocument(yaml).contents, schema, kind)
    .filter(({ value }) => value === from)
    .flatMap(({ range }) => (range ? [range] : []))
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end]) => text.slice(0, start) + to + text.slice(end), yaml)

/** Replaces the addresses of a page, of pages about it and another, and of its anchor in a text. */
const withAddresses = (text: string, { kind, from, to }: Move): string => {
  const prefixes = translatedInto.map((language) => languages[language].prefix).join('|')
  const places = [
    [declarationOf(kind).address(''), ''],
    ...(kind === 'service'
      ? [['/(?:services)?#', ''] as const, ['/services/', '/[\\w-]+'] as const]
      : []),
    ...(kind === 'city' ? [['/services/[\\w-]+/', ''] as const] : []),
  ]
  return places.reduce((all, [before, after]) => {
    const start = `(?<![\\w.:/-])((?:${prefixes})?${before})`
    return all.replace(new RegExp(`${start}${from}(?=${after}(?![\\w/-]))`, 'g'), `$1${to}`)
  }, text)
}

/** Updates redirects.yaml: all lead to the new address, and none starts at a page. */
const withRedirect = ({ path, text }: ContentFile, move: Move): string => {
  const [from, to] = [move.from, move.to].map(declarationOf(move.kind).address)
  return editFields(path, text, ({ redirects, ...fields }) => {
    const others = itemsIn(redirects)
      .map(recordOf)
      .filter((redirect) => redirect.from !== to)
      .map((redirect) => ({ ...redirect, to: withAddresses(String(redirect.to), move) }))
    return { ...fields, redirects: [...others, { from, to }] }
  })
}

const renamedText = (file: ContentFile, move: Move): string => {
  const { path, text, data, schema } = file
  if (path === publishedFile) return text
  if (path === redirectsFile) return withRedirect(file, move)
  const addressed = withAddresses(text, move)
  // The check reports files that cannot be parsed.
  if (data === undefined) return addressed
  return editYaml(path, addressed, (yaml) => withReferences(yaml, schema, move))
}

/** Updates the version in a translation of the same words: changed links do not outdate it. */
const withNewVersion = (file: ContentFile, text: string, texts: ReadonlyMap<string, string>) => {
  const { path, originalFile, version } = file
  if (!originalFile || version !== versionOf(originalFile)) return text
  const original = { path: originalFile.path, text: texts.get(originalFile.path) ?? '' }
  return withVersion(path, text, versionOf(readSource(original)))
}

/** Returns a page under another slug, with everything that names it or links to it. */
export const rename = (names: string, site: Site): Addition => {
  const [name = '', to = '', more] = names.split(' ')
  if (to === '' || more !== undefined)
    throw new InputError('Write the slug that the page has and the one that it gets.')
  const { kind, slug: from } = pageNamed(name, site)
  const move = { kind, from, to }
  checkMove(move, site)
  const { address } = declarationOf(kind)
  const texts = new Map(site.files.map((file) => [file.path, renamedText(file, move)]))
  const files: Record<string, string> = {}
  const changes: Record<string, string> = {}
  const removed: string[] = []
  for (const file of site.files) {
    const { path, entry, language } = file
    const text = withNewVersion(file, texts.get(path) ?? '', texts)
    if (entry?.kind === kind && entry.slug === from) {
      files[fileOf(kind, to, language)] = text
      removed.push(path)
    } else if (text !== file.text) changes[path] = text
  }
  const next = [
    `Visitors of ${address(from)} are redirected to ${address(to)}. Texts that name it in words stay as they are: read them.`,
    'npm run check:content says whether anything is left.',
  ]
  return { files, changes, removed, next }
}
