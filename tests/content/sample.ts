import { readFileSync } from 'node:fs'
import { practice } from '../../content/schema/business-parts.ts'
import { keysOf } from '../../content/schema/keys.ts'
import { defaultLanguage, languageOf } from '../../content/schema/languages.ts'
import { choicePictures as choices } from '../../content/schema/pictures.ts'
import { publishedFile } from '../../content/schema/redirects.ts'
import { neededPages } from '../../renderer/content/addresses.ts'
import { type ContentFolder, readFolder } from '../../renderer/content/folder.ts'
import type { PictureFile } from '../../renderer/content/picture-file.ts'
import { isError, type Problem } from '../../renderer/content/problem.ts'
import { siteOf } from '../../renderer/content/site.ts'
import { checkContent } from '../../scripts/check.ts'
import { about, doral, guide, miami, pictures } from './sample-files.ts'

/** A picture that is large enough. */
export const samplePicture = (name: string): PictureFile => ({
  path: `content/images/${name}.jpg`,
  facts: { width: 1600, height: 900 },
})

/**
 * The real words of the site's own parts and the real prices, which only have to match their
 * schemas. Without translations, which would have to match the words that tests change.
 */
const siteWide = readFolder({ root: '.', env: {} }).sources.filter(
  ({ path }) =>
    /^content\/(?:words|prices)\//.test(path) && languageOf(path).language === defaultLanguage,
)

/** How the sample company works: the same answer to every question. */
const answers = keysOf(practice.properties).map(
  (name) => `  ${name}: { text: We say so., otherwise: It depends. }\n`,
)
const written = readFolder({ root: 'tests/content/sample', env: {} }).sources.map(
  ({ path, text }) => ({ path, text: text.replace('practice:\n', `$&${answers.join('')}`) }),
)
const likeOf = (path: string, edits: readonly (readonly [string | RegExp, string])[]): string =>
  edits.reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    written.find((source) => source.path === path)?.text ?? '',
  )
const pageFile = (slug: string) => `content/pages/${slug}.mdx`
const isWritten = (slug: string) => written.some(({ path }) => path === pageFile(slug))

const linked = neededPages.flatMap(({ kind, slug }) => (kind === 'page' ? slug : []))
const unwritten = [...new Set([...linked, 'sitemap'])].filter((slug) => !isWritten(slug))

/** The pages that code links to, each in words of its own, another guide and another city. */
const sources = [
  ...written,
  ...unwritten.map((slug) => ({
    path: pageFile(slug),
    text: likeOf(about, [['About', slug.charAt(0).toUpperCase() + slug.slice(1)]]),
  })),
  {
    path: 'content/guides/glossary.mdx',
    text: likeOf(guide, [
      ['Permits', 'Words'],
      [/In permit-1 .*/gs, '<Glossary />\n'],
    ]),
  },
  {
    path: miami,
    text: likeOf(doral, [
      ['doral', 'miami'],
      ['Doral', 'Miami'],
      ['neighbors: [miami', 'neighbors: [doral'],
      ['-d-', '-m-'],
      ['latitude: 25.8, longitude: -80.3', 'latitude: 25.76, longitude: -80.19'],
      ['North, South', 'East, West'],
    ]),
  },
]
const isCity = ({ path }: { path: string }) => path.startsWith('content/cities/')

/** Returns a folder with one text in one file replaced. Throws if the text is not found. */
export const withChange = (
  path: string,
  from: string | RegExp,
  to: string | (() => string),
  folder = sampleFolder,
): ContentFolder => {
  const text = folder.sources.find((source) => source.path === path)?.text ?? ''
  const changed = {
    path,
    text: typeof to === 'string' ? text.replace(from, to) : text.replace(from, to),
  }
  if (changed.text === text) throw new Error(`${path} has no ${from}`)
  return {
    ...folder,
    sources: folder.sources.map((source) => (source.path === path ? changed : source)),
  }
}

export type Change = readonly [path: string, from: string | RegExp, to: string]

/** The same with several texts replaced. */
export const withChanges = (changes: readonly Change[], folder = sampleFolder): ContentFolder =>
  changes.reduce((changed, [path, from, to]) => withChange(path, from, to, changed), folder)

/** All pages of the sample but samples were public, and so was one that no longer exists. */
const published = [
  ...siteOf({ sources, pictures: [], siteEnv: 'production' }).pages.map(({ address }) => address),
  '/old-guide',
]
const addresses = published.map((address) => `  - ${address}\n`).join('')

/**
 * The small content folder in `sample`, without problems. Its words are unique, as texts must be. The
 * cities come last, so that what they share with other files is reported there.
 */
export const sampleFolder: ContentFolder = withChange(
  pictures,
  /$/,
  choices
    .map((name) => `  ${name}: { kind: illustration, alt: One of several options }\n`)
    .join(''),
  {
    pictures: ['tile-roofing', ...choices].map(samplePicture),
    sources: [
      ...sources.filter((source) => !isCity(source)),
      { path: publishedFile, text: `addresses:\n${addresses}` },
      ...sources.filter(isCity),
      ...siteWide,
    ],
  },
)

export const textOf = (path: string): string =>
  sampleFolder.sources.find((source) => source.path === path)?.text ?? ''

/** The sample with another file. */
export const withFile = (path: string, text: string, folder = sampleFolder): ContentFolder => ({
  ...folder,
  sources: [...folder.sources, { path, text }],
})

export const withoutFile = (path: string, folder = sampleFolder): ContentFolder => ({
  ...folder,
  sources: folder.sources.filter((source) => source.path !== path),
})

/** Returns every problem of a folder. */
export const allProblemsOf = (folder: ContentFolder): Problem[] => checkContent(siteOf(folder))

/** Returns the rule, file and line of every problem of a folder; `?` marks advice. */
export const toldIn = (folder: ContentFolder): string[] =>
  allProblemsOf(folder).map(
    ({ id, file, line, severity }) => `${severity ? '?' : ''}${id} ${file}:${line}`,
  )

const listed = (problems: readonly Problem[]): string[] =>
  problems.map(({ file, line, message }) => `${file}:${line} ${message}`)

/** Returns the errors of a folder, each as position and message. */
export const problemsOf = (folder: ContentFolder): string[] =>
  listed(allProblemsOf(folder).filter(isError))

/** Returns its warnings in the same way. */
export const warningsOf = (folder: ContentFolder): string[] =>
  listed(allProblemsOf(folder).filter((problem) => !isError(problem)))

// Fails early, because every test of a way to break it would fail for the same reason.
const mistakes = problemsOf(sampleFolder)
if (mistakes.length > 0)
  throw new Error(`Correct tests/content/sample first:\n${mistakes.join('\n')}`)

/** The least that a file of a city may say. */
export const smallCity = readFileSync('tests/content/sample/weston-fl.mdx', 'utf8')
