import { checkBody } from './body.ts'
import { explain } from './explain.ts'
import { entryOf, type Folder, fileSchemas, folderSchemas, routesOf } from './kinds.ts'
import { didYouMean } from './nearest.ts'
import { formatProblems, type Problem } from './problem.ts'
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

const slugsIn = (files: readonly Parsed[]): Record<Folder, string[]> => {
  const slugs: Record<Folder, string[]> = { services: [], cities: [], pages: [], legal: [], calculators: [] }
  for (const { path } of files) {
    const entry = entryOf(path)
    if (entry) slugs[entry.folder].push(entry.slug)
  }
  return slugs
}

const dataOf = (files: readonly Parsed[], path: keyof typeof fileSchemas): unknown => files.find((file) => file.path === path)?.parsed.data

type County = { name: string; hvhz: boolean }
const countiesOf = (files: readonly Parsed[]): County[] => {
  const business = dataOf(files, 'content/business.yaml') as { counties?: unknown } | undefined
  return Array.isArray(business?.counties) ? business.counties.filter((county): county is County => typeof county?.name === 'string') : []
}

const schemaOf = (path: string) => {
  const entry = entryOf(path)
  if (entry) return folderSchemas[entry.folder]
  return path in fileSchemas ? fileSchemas[path as keyof typeof fileSchemas] : undefined
}

const misplaced = (path: string): Problem => {
  const places = [...Object.keys(folderSchemas).map((folder) => `content/${folder}/`), ...Object.keys(fileSchemas)]
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
  const words = path.endsWith('.mdx')
    ? checkBody(parsed.body, { file: path, known, sectionsOnly: ['pages', 'calculators'].includes(entryOf(path)?.folder ?? '') })
    : []
  return [...parsed.problems, ...fields, ...words]
}

/** A slug is part of an address, so it is lower-case words with hyphens. */
const checkSlugs = (files: readonly Parsed[]): Problem[] =>
  files.flatMap(({ path }) => {
    const slug = entryOf(path)?.slug
    return slug === undefined || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
      ? []
      : [{ file: path, line: 1, column: 1, message: `the file name "${slug}" becomes an address: use lower-case letters, digits and single hyphens` }]
  })

/** No two pages may carry the same title: neither a visitor's tabs nor a search engine could tell them apart. */
const checkTitles = (files: readonly Parsed[]): Problem[] => {
  const firstFile = new Map<string, string>()
  return files.flatMap(({ path, parsed }) => {
    const field = entryOf(path)?.folder === 'services' ? 'pageTitle' : 'metaTitle'
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
    if (entry?.folder !== 'cities' || !city) return []
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

const checkPresence = (files: readonly Parsed[]): Problem[] =>
  Object.keys(fileSchemas)
    .filter((path) => !files.some((file) => file.path === path))
    .map((file) => ({ file, line: 1, column: 1, message: 'is missing: the site cannot be built without it' }))

/** Every problem of every file of a content folder, in no particular order. None: the site can be built. */
export const checkContent = ({ sources, pictures }: ContentFolder): Problem[] => {
  const files = sources.map(parseSource)
  const slugs = slugsIn(files)
  const counties = countiesOf(files)
  const known: Known = {
    picture: new Set(pictures),
    // Counties that could not be read are one problem of business.yaml, not one of every city.
    ...(counties.length > 0 && { county: new Set(counties.map(({ name }) => name)) }),
    city: new Set(slugs.cities),
    service: new Set(slugs.services),
    route: routesOf(slugs),
  }
  return [
    ...checkPresence(files),
    ...files.flatMap((file) => checkFile(file, known)),
    ...checkSlugs(files),
    ...checkTitles(files),
    ...checkCities(files, counties),
    ...checkPictures(files, pictures),
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
