import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { cleanPath } from '../../content/schema/site-paths.ts'
import { cacheFolder, readJson } from '../cache.ts'
import { entriesIn, pathIn } from '../files-in.ts'
import { type Environment, type SiteEnv, siteEnvOf } from './environment.ts'
import { isPicture, type PictureFile, type PictureIndex } from './picture-file.ts'
import type { Problem } from './problem.ts'
import type { SourceFile } from './source.ts'

/** The content folder on disk: its text files and its pictures. */
export type ContentFolder = {
  root?: string
  sources: readonly SourceFile[]
  pictures: readonly PictureFile[]
  /** The paths of files that are copied to the site as they are, such as `ads.txt`. */
  staticFiles?: readonly string[]
  /** What keeps a file from being read. */
  problems?: readonly Problem[]
  pictureIndex?: PictureIndex
  siteEnv?: SiteEnv
  /** The address that replaces the relay of business.yaml. */
  formRelay?: string
}

/** A project: its folder, and the environment of its build. */
export type Project = { root: string; env: Environment }

const textTypes = ['.mdx', '.md', '.markdown', '.yaml', '.yml']
const pictureFolder = 'content/images/'
/** Its files are copied to the root of the site as they are. */
export const staticFolder = 'content/files/'
/** Code, and verified facts for authors to draw on. They make no page. */
const notContent = /^content\/(?:schema\/|facts\.md$)/
/** What systems leave beside files: hidden files, and the thumbnails and locks of their programs. */
const leftover =
  /(?:^|\/)(?:\.|~\$|__MACOSX(?:\/|$)|@eaDir(?:\/|$)|(?:Thumbs\.db|ehthumbs\.db|desktop\.ini)$)/i

/** The check says that hosts do not deliver this folder, which some services ask for. */
const isContent = (path: string) =>
  !notContent.test(path) && (!leftover.test(path) || path.startsWith(`${staticFolder}.well-known/`))

/** The address of a file that is copied to the site as it is; that of a page of HTML has no end. */
export const addressOfFile = (path: string): string => cleanPath(`/${path}`)

type Listed = { path: string; isLink: boolean; isFile: boolean }

/** Everything in the content folder but folders, by path. */
const listContent = (root: string): Listed[] =>
  entriesIn(join(root, 'content'))
    .map((entry) => ({
      path: pathIn(root, entry),
      isLink: entry.isSymbolicLink(),
      isFile: entry.isFile(),
    }))
    .filter(({ path }) => isContent(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))

/** Whether a link leads to a file; a problem says why it is not read otherwise. */
const wrongLink = (root: string, path: string): string | undefined => {
  const target = statSync(join(root, path), { throwIfNoEntry: false })
  if (target?.isFile()) return undefined
  return target
    ? 'this is a link to a folder, which is not followed: put the files here themselves'
    : 'this link leads nowhere: put the file here itself'
}

const unusedFolder = `nothing is read from this folder: put its files into ${staticFolder}`

export const readFolder = ({ root, env }: Project): ContentFolder => {
  const listed = listContent(root)
  const problems = listed.flatMap(({ path, isLink }): Problem[] => {
    const message = isLink ? wrongLink(root, path) : undefined
    return message === undefined ? [] : [{ file: path, line: 1, column: 1, message }]
  })
  if (existsSync(join(root, 'public')))
    problems.push({ file: 'public', line: 1, column: 1, message: unusedFolder })
  const paths = listed.flatMap(({ path, isLink, isFile }) =>
    isFile || (isLink && !problems.some(({ file }) => file === path)) ? path : [],
  )
  const isStatic = (path: string) => path.startsWith(staticFolder)
  return {
    root,
    sources: paths
      .filter((path) => !isStatic(path) && textTypes.includes(extname(path).toLowerCase()))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    pictures: paths
      .filter((path) => path.startsWith(pictureFolder) && isPicture(path))
      .map((path) => ({ path })),
    staticFiles: paths.filter(isStatic).map((path) => path.slice(staticFolder.length)),
    problems,
    pictureIndex: (readJson(join(root, cacheFolder, 'pictures.json')) ?? {}) as PictureIndex,
    siteEnv: siteEnvOf(env),
    ...(env.FORM_RELAY && { formRelay: env.FORM_RELAY }),
  }
}

/** A text that changes with any file of the content, of which it reads none. */
export const stampOf = (root: string): string =>
  [...listContent(root).map(({ path }) => path), `${cacheFolder}/pictures.json`]
    .map((path) => {
      const { mtimeMs, size } = statSync(join(root, path), { throwIfNoEntry: false }) ?? {}
      return [path, mtimeMs, size].join(' ')
    })
    .join('\n')
