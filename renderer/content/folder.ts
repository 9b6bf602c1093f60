import { type Dirent, existsSync, readFileSync, type Stats, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { cleanPath } from '../../content/schema/site-paths.ts'
import { cacheFolder, readJson } from '../cache.ts'
import { direntsIn, pathBelow } from '../files-in.ts'
import { type Environment, type SiteEnv, siteEnvOf } from './environment.ts'
import { type PictureFile, type PictureIndex, pictureIndexSchema } from './picture-file.ts'
import type { Problem } from './problem.ts'
import type { SourceFile } from './source.ts'
import { fits } from './validate.ts'

/** The content folder on disk: its text files and its pictures. */
export type ContentFolder = {
  root?: string
  sources: readonly SourceFile[]
  pictures: readonly PictureFile[]
  /** The paths of files that are copied to the site as they are, such as `ads.txt`. */
  staticFiles?: readonly string[]
  /** The problems that kept files from being read. */
  problems?: readonly Problem[]
  pictureIndex?: PictureIndex
  siteEnv?: SiteEnv
  /** The address that replaces the relay of business.yaml. */
  formRelay?: string
}

/** A project: its folder, and the environment of its build. */
export type ProjectFolder = { root: string; env: Environment }

const textTypes = ['.mdx', '.md', '.markdown', '.yaml', '.yml']
const pictureFolder = 'content/images/'
/** Its files are copied to the root of the site as they are. */
export const staticFolder = 'content/files/'
/** Code, and facts and terms for authors to draw on, which no page shows. */
const notContent = /^content\/(?:schema\/|facts\.md$|terms\.\w+\.yaml$)/
/** Files that systems and editors leave behind: hidden files, thumbnails, locks, backups. */
const leftover =
  /(?:^|\/)(?:\.|~\$|#.*#$|__MACOSX(?:\/|$)|@eaDir(?:\/|$)|(?:Thumbs\.db|ehthumbs\.db|desktop\.ini)$)|(?:~|\.(?:bak|orig|rej|swp|tmp))$/i

/** Some services ask for this folder; the check reports that hosts do not deliver it. */
const isContent = (path: string) =>
  !notContent.test(path) && (!leftover.test(path) || path.startsWith(`${staticFolder}.well-known/`))

/** Returns the address of a file that is copied to the site; an HTML page loses its extension. */
export const addressOfFile = (path: string): string => cleanPath(`/${path}`)

/** Lists everything in the content folder except folders, by path. */
const listContent = (root: string) =>
  direntsIn(join(root, 'content'))
    .map((entry) => ({ entry, path: pathBelow(root, entry) }))
    .filter(({ path }) => isContent(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))

/** Returns the file at a path, following links; undefined if it is missing or a circular link. */
const statOf = (path: string): Stats | undefined => {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

const isStatic = (path: string) => path.startsWith(staticFolder)
const isText = (path: string) => !isStatic(path) && textTypes.includes(extname(path).toLowerCase())
const isOriginal = (path: string) => path.startsWith(pictureFolder) && !isText(path)

/** Returns why something in the content folder is not read; undefined if it is. */
const whyUnread = (root: string, path: string, entry: Dirent): string | undefined => {
  if (entry.isDirectory()) return 'this folder cannot be read: it belongs to somebody else'
  const target = statOf(join(root, path))
  if (!target) return 'this link leads nowhere: put the file here itself'
  if (target.isDirectory())
    return 'this is a link to a folder, which is not followed: put the files here themselves'
  return target.isFile() && [isStatic, isText, isOriginal].some((is) => is(path))
    ? undefined
    : `nothing is made from such a file: texts end in .mdx or .yaml, pictures belong in ${pictureFolder}, and files that visitors load as they are in ${staticFolder}`
}

const fileProblem = (file: string, message: string): Problem => ({
  ...{ id: 'file-unread', file, line: 1, column: 1, message },
})

/** Reads a text file, unless this user may not. */
const readText = (root: string, path: string): SourceFile => {
  try {
    return { path, text: readFileSync(join(root, path), 'utf8') }
  } catch (error) {
    return { path, text: '', unreadable: `this file cannot be read: ${error}` }
  }
}

export const readFolder = ({ root, env }: ProjectFolder): ContentFolder => {
  const listed = listContent(root).map(({ path, entry }) => {
    const why = whyUnread(root, path, entry)
    return { path, problems: why === undefined ? [] : [fileProblem(path, why)] }
  })
  const paths = listed.flatMap(({ path, problems }) => (problems.length === 0 ? path : []))
  const pictureIndex = readJson(join(root, cacheFolder, 'pictures.json'))
  const ofVite = `nothing is read from this folder: put its files into ${staticFolder}`
  return {
    root,
    sources: paths.filter(isText).map((path) => readText(root, path)),
    pictures: paths.filter(isOriginal).map((path) => ({ path })),
    staticFiles: paths.filter(isStatic).map((path) => path.slice(staticFolder.length)),
    problems: [
      ...listed.flatMap(({ problems }) => problems),
      ...(existsSync(join(root, 'public')) ? [fileProblem('public', ofVite)] : []),
    ],
    pictureIndex: fits(pictureIndexSchema, pictureIndex) ? pictureIndex : {},
    siteEnv: siteEnvOf(env),
    ...(env.FORM_RELAY && { formRelay: env.FORM_RELAY }),
  }
}

/** Returns a stamp that changes with any file of the content, without reading one. */
export const stampOf = (root: string): string =>
  [...listContent(root).map(({ path }) => path), `${cacheFolder}/pictures.json`]
    .map((path) => {
      const { mtimeMs, size } = statOf(join(root, path)) ?? {}
      return [path, mtimeMs, size].join(' ')
    })
    .join('\n')
