import { isMap, isNode, isScalar, isSeq, parseDocument, type Scalar } from 'yaml'
import { declarationOf, type FileKind, fileOf } from '../../content/schema/kinds.ts'
import {
  allLanguages,
  defaultLanguage,
  languages,
  translatedInto,
} from '../../content/schema/languages.ts'
import { publishedFile, redirectsFile } from '../../content/schema/redirects.ts'
import { slugOf } from '../../content/schema/slug.ts'
import { neededPages } from '../../renderer/content/addresses.ts'
import { type ContentFile, readSource } from '../../renderer/content/content-file.ts'
import { didYouMean } from '../../renderer/content/problem.ts'
import { redirectsIn } from '../../renderer/content/redirects.ts'
import { fieldOf, type Node } from '../../renderer/content/schema-nodes.ts'
import type { Site } from '../../renderer/content/site.ts'
import { versionOf } from '../../renderer/content/translation.ts'
import { type Addition, editFields, insertAtEnd, withVersion } from '../shared/edit-fields.ts'
import { InputError } from '../shared/terminal.ts'
import { checkSlug } from './templates.ts'

/** A page by its kind, with its former and new slug. */
type Move = { kind: FileKind; from: string; to: string }

/** @throws InputError if no page has this slug, address or path, or more than one has. */
const pageNamed = (name: string, { files }: Site): { kind: FileKind; slug: string } => {
  const pages = files.flatMap(({ path, entry }) =>
    entry?.language === defaultLanguage ? [{ path, ...entry }] : [],
  )
  const [page, other] = pages.filter(({ path, kind, slug }) =>
    [slug, path, declarationOf(kind).address(slug)].includes(name.replace(/^\.\//, '')),
  )
  const slugs = pages.map(({ slug }) => slug)
  if (!page) throw new InputError(`There is no page "${name}"${didYouMean(name, slugs) || '.'}`)
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
      `Code links to the page "${from}" by its name: rename it in linkedPages of renderer/content/addresses.ts, in listedOn of content/schema or in content/schema/calculators.ts, and its file by hand.`,
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
  const end = '(?![\\w/-])'
  const before = [
    `(?<![\\w.:/-])(?:${prefixes})?${declarationOf(kind).address('')}`,
    ...(kind === 'service' ? ['\\((?:/|/services)#'] : []),
    ...(kind === 'city' ? ['/services/[\\w-]+/'] : []),
  ]
  const own = new RegExp(`(${before.join('|')})${from}${end}`, 'g')
  const inCities = new RegExp(`(/services/)${from}(?=/[\\w-]+${end})`, 'g')
  const changed = text.replace(own, `$1${to}`)
  return kind === 'service' ? changed.replace(inCities, `$1${to}`) : changed
}

/** Updates redirects.yaml: all lead to the new address, and none starts at a page. */
const withRedirect = (file: ContentFile, move: Move): string => {
  const { address } = declarationOf(move.kind)
  const [old, now] = [address(move.from), address(move.to)]
  const over = redirectsIn(file).find(({ from }) => from === now)
  const node = over && parseDocument(file.text).getIn(['redirects', over.index], true)
  const [start, , end] = (isNode(node) && node.range) || [0, 0, 0]
  const kept = file.text.slice(0, file.text.lastIndexOf('\n', start) + 1) + file.text.slice(end)
  const text = kept.replace(/\bto:.*$/gm, (to) => withAddresses(to, move))
  return insertAtEnd(file.path, text, 'redirects', [`- { from: ${old}, to: ${now} }`])
}

const renamedText = (file: ContentFile, move: Move): string => {
  const { path, text, data, schema } = file
  if (path === publishedFile) return text
  if (path === redirectsFile) return withRedirect(file, move)
  const addressed = withAddresses(text, move)
  // The check reports files that cannot be parsed.
  if (data === undefined) return addressed
  return editFields(path, addressed, (yaml) => withReferences(yaml, schema, move))
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
  const moved = new Map(
    allLanguages.map((language) => [fileOf(kind, from, language), fileOf(kind, to, language)]),
  )
  const files: Record<string, string> = {}
  const changes: Record<string, string> = {}
  for (const file of site.files) {
    const { path } = file
    const text = withNewVersion(file, texts.get(path) ?? '', texts)
    const now = moved.get(path)
    if (now !== undefined) files[now] = text
    else if (text !== file.text) changes[path] = text
  }
  return {
    files,
    changes,
    removed: [...moved.keys()].filter((path) => texts.has(path)),
    next: [
      `Visitors of ${address(from)} are redirected to ${address(to)}. Texts that name it in words stay as they are: read them.`,
      'npm run check:content says whether anything is left.',
    ],
  }
}
