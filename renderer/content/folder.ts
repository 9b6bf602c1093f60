import { existsSync, readFileSync, type Stats, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { cleanPath } from '../../content/schema/site-paths.ts'
import { cacheFolder, readJson } from '../cache.ts'
import { direntsIn, pathBelow } from '../files-in.ts'
import type { SourceFile } from './content-file.ts'
import { type Environment, type SiteEnv, siteEnvOf } from './environment.ts'
import { type PictureFile, type PictureIndex, pictureIndexSchema } from './picture-file.ts'
import type { Problem } from './problem.ts'
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

/** Returns the paths of everything in the content folder except folders, sorted. */
const listContent = (root: string): string[] =>
  direntsIn(join(root, 'content'))
    .map((entry) => pathBelow(root, entry))
    .filter(isContent)
    .sort()

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

/** Returns whether something in the content folder is read: a file of a known kind. */
const isRead = (root: string, path: string): boolean =>
  statOf(join(root, path))?.isFile() === true &&
  [isStatic, isText, isOriginal].some((is) => is(path))

const unread = `nothing is made from this: texts end in .mdx or .yaml, pictures belong in ${pictureFolder}, and files that visitors load as they are in ${staticFolder}`
const fileProblem = (file: string, message: string): Problem => ({
  id: 'file-unread',
  file,
  line: 1,
  column: 1,
  message,
})

export const readFolder = ({ root, env }: ProjectFolder): ContentFolder => {
  const listed = listContent(root)
  const paths = listed.filter((path) => isRead(root, path))
  const pictureIndex = readJson(join(root, cacheFolder, 'pictures.json'))
  const ofVite = `nothing is read from this folder: put its files into ${staticFolder}`
  return {
    root,
    sources: paths
      .filter(isText)
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    pictures: paths.filter(isOriginal).map((path) => ({ path })),
    staticFiles: paths.filter(isStatic).map((path) => path.slice(staticFolder.length)),
    problems: [
      ...listed.filter((path) => !paths.includes(path)).map((path) => fileProblem(path, unread)),
      ...(existsSync(join(root, 'public')) ? [fileProblem('public', ofVite)] : []),
    ],
    pictureIndex: fits(pictureIndexSchema, pictureIndex) ? pictureIndex : {},
    siteEnv: siteEnvOf(env),
    ...(env.FORM_RELAY && { formRelay: env.FORM_RELAY }),
  }
}

/** Returns a stamp that changes with any file of the content, without reading one. */
export const stampOf = (root: string): string =>
  [...listContent(root), `${cacheFolder}/pictures.json`]
    .map((path) => {
      const { mtimeMs, size } = statOf(join(root, path)) ?? {}
      return [path, mtimeMs, size].join(' ')
    })
    .join('\n')
