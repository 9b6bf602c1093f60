import type { TSchema } from 'typebox'
import { linkedPages } from '../addresses.ts'
import { checkBody } from './body.ts'
import { checkClaims } from './check/claims.ts'
import { explain } from './explain.ts'
import { entryOf, type FileKind, fileKinds, fileOf, fileSchemas, kinds } from './kinds.ts'
import { didYouMean } from './nearest.ts'
import { formatProblems, type Problem } from './problem.ts'
import { type SitePage, type Slugs, sitePages } from './site-pages.ts'
import { reservedSlugs } from './site-paths.ts'
import { type ParsedSource, parseMdx, parseYaml, type Source } from './source.ts'
import { errorsOf, type Known } from './validate.ts'

/** The content folder as it stands: its text files, and the names of its pictures without their ending. */
export type ContentFolder = { sources: readonly Source[]; pictures: readonly string[] }

type Parsed = Source & { parsed: ParsedSource }
type Fields = Record<string, unknown>

const parseSource = (source: Source): Parsed => ({
  ...source,
  parsed: source.path.endsWith('.mdx') ? parseMdx(source) : parseYaml(source),
})

const slugsIn = (files: readonly Parsed[]): Record<FileKind, string[]> => {
  const slugs = Object.fromEntries(fileKinds.map((kind) => [kind, [] as string[]])) as Record<FileKind, string[]>
  for (const { path } of files) {
    const entry = entryOf(path)
    if (entry) slugs[entry.kind].push(entry.slug)
  }
  return slugs
}

const dataOf = (files: readonly Parsed[], path: string): unknown => files.find((file) => file.path === path)?.parsed.data

type County = { name: string; hvhz: boolean }
const countiesOf = (files: readonly Parsed[]): County[] => {
  const business = dataOf(files, 'content/business.yaml') as { counties?: unknown } | undefined
  return Array.isArray(business?.counties) ? business.counties.filter((county): county is County => typeof county?.name === 'string') : []
}

const schemaOf = (path: string) => {
  const entry = entryOf(path)
  if (entry) return kinds[entry.kind].schema
  return (fileSchemas as Record<string, TSchema>)[path]
}

const misplaced = (path: string): Problem => {
  const places = [...fileKinds.map((kind) => `content/${kinds[kind].folder}/`), ...Object.keys(fileSchemas)]
  return {
    file: path,
    line: 1,
    column: 1,
    message: `no page is made from a file here${didYouMean(path, places)}; files belong in ${places.join(', ')}`,
  }
}

const checkFile = ({ path, parsed }: Parsed, known: Known): Problem[] => {
  const schema = schemaOf(path)
  if (!schema) return [misplaced(path)]
  const fields = parsed.data === undefined ? [] : explain(path, errorsOf(schema, parsed.data, known), parsed, known)
  const entry = entryOf(path)
  const words = entry ? checkBody(parsed.body, { file: path, known, sectionsOnly: kinds[entry.kind].sectionsOnly }) : []
  return [...parsed.problems, ...fields, ...words]
}

const wellFormed = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A slug is part of an address, so it is lower-case words with hyphens, and none that the site itself needs. */
const checkSlugs = (files: readonly Parsed[]): Problem[] =>
  files.flatMap(({ path }) => {
    const slug = entryOf(path)?.slug
    if (slug === undefined) return []
    const at = { file: path, line: 1, column: 1 }
    if (reservedSlugs.has(slug)) return [{ ...at, message: `the file name "${slug}" is taken by a file of the site itself: choose another` }]
    if (wellFormed.test(slug)) return []
    return [{ ...at, message: `the file name "${slug}" becomes an address: use lower-case letters, digits and single hyphens` }]
  })

/** No two files may make one page: the later would overwrite the earlier. */
const checkAddresses = (pages: readonly SitePage[]): Problem[] => {
  const first = new Map<string, SitePage>()
  return pages.flatMap((page) => {
    const other = first.get(page.address)
    if (other === undefined) first.set(page.address, page)
    return other === undefined || page.files.length > 1
      ? []
      : page.files.map((file) => ({
          file,
          line: 1,
          column: 1,
          message: `makes the address ${page.address}, which ${other.files.join(' and ')} makes already: rename one of them`,
        }))
  })
}

/** No two pages may carry the same title: neither a visitor's tabs nor a search engine could tell them apart. */
const checkTitles = (files: readonly Parsed[]): Problem[] => {
  const firstFile = new Map<string, string>()
  return files.flatMap(({ path, parsed }) => {
    const entry = entryOf(path)
    const field = entry ? kinds[entry.kind].titleField : 'metaTitle'
    const title = (parsed.data as Fields | undefined)?.[field]
    if (typeof title !== 'string') return []
    const first = firstFile.get(title)
    if (first === undefined) {
      firstFile.set(title, path)
      return []
    }
    return [{ file: path, ...parsed.locate([field]), message: `${field}: "${title}" is also the title of ${first}; every page needs its own` }]
  })
}

const checkCities = (files: readonly Parsed[], counties: readonly County[]): Problem[] =>
  files.flatMap(({ path, parsed }) => {
    const entry = entryOf(path)
    const city = parsed.data as Fields | undefined
    if (entry?.kind !== 'city' || !city) return []
    const county = counties.find(({ name }) => name === city.county)
    const problems: Problem[] = []
    if (county && typeof city.hvhz === 'boolean' && city.hvhz !== county.hvhz)
      problems.push({
        file: path,
        ...parsed.locate(['hvhz']),
        message: `hvhz: is ${city.hvhz}, but ${county.name} County ${county.hvhz ? 'is' : 'is not'} in the High-Velocity Hurricane Zone`,
      })
    if (Array.isArray(city.neighbors) && city.neighbors.includes(entry.slug))
      problems.push({ file: path, ...parsed.locate(['neighbors']), message: 'neighbors: a city is not its own neighbor' })
    return problems
  })

/** Every picture has an alt text, and every alt text a picture. */
const checkPictures = (files: readonly Parsed[], pictures: readonly string[]): Problem[] => {
  const file = 'content/images/pictures.yaml'
  const source = files.find(({ path }) => path === file)
  if (!source || source.parsed.data === undefined) return []
  const described = Object.keys(source.parsed.data as Fields)
  return [
    ...pictures
      .filter((name) => !described.includes(name))
      .map((name) => ({ file, line: 1, column: 1, message: `${name}: the picture content/images/${name} has no alt text here` })),
    ...described
      .filter((name) => !pictures.includes(name))
      .map((name) => ({
        file,
        ...source.parsed.locate([name]),
        message: `${name}: there is no such picture in content/images${didYouMean(name, pictures)}`,
      })),
  ]
}

const neededFiles = [...Object.keys(fileSchemas), ...Object.values(linkedPages).map(({ kind, slug }) => fileOf(kind, slug))]

const checkPresence = (files: readonly Parsed[]): Problem[] =>
  neededFiles
    .filter((path) => !files.some((file) => file.path === path))
    .map((file) => ({ file, line: 1, column: 1, message: 'is missing: the site cannot be built without it' }))

/** Every problem of every file of a content folder, in no particular order. None: the site can be built. */
export const checkContent = ({ sources, pictures }: ContentFolder): Problem[] => {
  const files = sources.map(parseSource)
  const slugs: Slugs = slugsIn(files)
  const pages = sitePages(slugs)
  const counties = countiesOf(files)
  const known: Known = {
    picture: new Set(pictures),
    // Counties that could not be read are one problem of business.yaml, not one of every city.
    ...(counties.length > 0 && { county: new Set(counties.map(({ name }) => name)) }),
    city: new Set(slugs.city),
    service: new Set(slugs.service),
    route: new Set(pages.map(({ address }) => address)),
  }
  return [
    ...checkPresence(files),
    ...files.flatMap((file) => checkFile(file, known)),
    ...checkSlugs(files),
    ...checkAddresses(pages),
    ...checkTitles(files),
    ...checkCities(files, counties),
    ...checkPictures(files, pictures),
    ...files.filter(({ path }) => path === 'content/business.yaml').flatMap(({ parsed }) => checkClaims(parsed.data, parsed.locate)),
  ]
}

/** The problems of a content folder as one text with places and excerpts, or undefined when there is none. */
export const reportContent = (folder: ContentFolder): string | undefined => {
  const problems = checkContent(folder)
  if (problems.length === 0) return undefined
  const texts = new Map(folder.sources.map(({ path, text }) => [path, text]))
  const count = problems.length === 1 ? '1 problem in the content' : `${problems.length} problems in the content`
  return `${formatProblems(problems, (file) => texts.get(file))}\n\n${count}.`
}
