import { translatedInto } from '../../content/schema/languages.ts'
import { notFoundIn, sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { site } from '../project-site.ts'
import { pagePaths, siteFiles } from '../site/built-site.ts'

const page = addressOf(linkedPages.contact)
/** Pages that a folder is beside, and pages deep in folders. */
const beside = pagePaths.filter((path) => pagePaths.some((other) => other.startsWith(`${path}/`)))
const deepest = [...pagePaths].sort((a, b) => b.split('/').length - a.split('/').length)
const pages = [...new Set(['/', page, ...beside.slice(0, 3), ...deepest.slice(0, 2)])]

const spelled = (path: string) =>
  path === '/'
    ? [path, '/?utm=x', '/index.html', '/index.html?utm=x']
    : [path, `${path}?utm=x`, `${path}/`, `${path}/?utm=x&b`, `${path}.html`, `${path}.html?utm=x`]

const folders = [...new Set(siteFiles.map((file) => file.slice(0, file.lastIndexOf('/'))))]
const folder = folders.find((path) => path !== '' && !pagePaths.includes(path)) ?? ''

const missing = ['/no-such-page', ...translatedInto.map((language) => `/${language}/no-such-page`)]
const script = siteFiles.find((file) => file.endsWith('.js')) ?? ''

/** No system has files with such long names. To look for one is an error, not only in vain. */
const tooLong = [
  ...[247, 251, 256, 1000].map((length) => `/${'a'.repeat(length)}`),
  `/${'%C3%B1'.repeat(130)}`,
  `/${'a'.repeat(300)}${page}`,
]

/** Addresses that hosts answer in their own ways unless they are told better. */
export const addresses: readonly string[] = [
  ...pages.flatMap(spelled),
  ...[...site.redirects.keys()].slice(0, 4).flatMap(spelled),
  ...missing.flatMap(spelled),
  ...[sitePaths.notFound, ...translatedInto.map(notFoundIn)].flatMap(spelled),
  page.toUpperCase(),
  `/${page}`,
  folder,
  `${folder}/`,
  `${sitePaths.assets}/no-such-script.js`,
  `${script}?again`,
  `${sitePaths.siteMap}/`,
  ...tooLong.flatMap(spelled),
  '/_headers',
  '/_redirects',
  '/.env',
  sitePaths.siteMap,
  sitePaths.robots,
  sitePaths.manifest,
  script,
]
