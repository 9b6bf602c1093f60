import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { kinds } from '../../content/schema/kinds.ts'
import { didYouMean } from '../content/nearest.ts'
import { filesIn } from '../files-in.ts'

/** The + files that Vike reads for pages: https://vike.dev/settings and https://vike.dev/hooks. */
const vikeFiles = `Page config route data guard client meta prerender clientRouting headersResponse
  injectScriptsAt filesystemRoutingRoot passToClient cacheControl redirects csp onCreatePageContext
  onCreateGlobalContext onBeforeRoute onBeforeRender onBeforePrerenderStart onPrerenderStart
  onRenderHtml onRenderClient onData onError onHydrationEnd onHookCall onPageTransitionStart
  onPageTransitionEnd prefetch prefetchStaticAssets hydrationCanBeAborted hooksTimeout
  keepScrollPosition staticReplace vite server`.split(/\s+/)

type PlusFile = { path: string; name: string; text: string }

const plusFilesIn = (root: string): PlusFile[] =>
  filesIn(join(root, 'pages')).flatMap((file) => {
    const [, name] = /(?:^|\/)\+([\w-]+)\.[jt]sx?$/.exec(file) ?? []
    const path = `pages/${file}`
    return name ? [{ path, name, text: readFileSync(join(root, path), 'utf8') }] : []
  })

/** Routes of a kind of page work in the folder of its name only, which `+data` reads. */
const wrongKind = ({ path, name, text }: PlusFile): string | undefined => {
  const [, kind] = /routeTo(?:Files|Pairs)\('([^']*)'\)/.exec(text) ?? []
  if (name !== 'route' || kind === undefined) return undefined
  if (!Object.hasOwn(kinds, kind))
    return `"${kind}" is not a kind of page${didYouMean(kind, Object.keys(kinds)) || ': name it in content/schema/kinds.ts'}`
  const folder = basename(dirname(path))
  return folder === kind
    ? undefined
    : `pages of the kind "${kind}" are made in pages/${kind}, and this folder is "${folder}": rename it`
}

/** What is wrong with a + file of a page, which Vike would pass over; undefined if nothing is. */
export const wrongPlusFile = (root: string): string | undefined => {
  const files = plusFilesIn(root)
  const configs = files.filter(({ name }) => name === 'config').map(({ text }) => text)
  // Settings of our own are defined under `meta` of a +config.
  const isOwn = (name: string) => configs.some((text) => new RegExp(`\\b${name}\\b`).test(text))
  for (const file of files) {
    const isRead = vikeFiles.includes(file.name) || isOwn(file.name)
    const says = isRead
      ? wrongKind(file)
      : `nothing reads a file +${file.name}${
          didYouMean(
            `+${file.name}`,
            vikeFiles.map((name) => `+${name}`),
          ) ||
          ': https://vike.dev/settings and https://vike.dev/hooks list the names, and `meta` in a +config.ts defines others'
        }`
    if (says) return `${file.path}: ${says}`
  }
  return undefined
}

/** Refuses a build whose pages have a + file that nothing reads. The dev server shows it instead. */
export const plusFilesPlugin = (): Plugin => ({
  name: 'plus-files',
  apply: 'build',
  buildStart() {
    const wrong = wrongPlusFile(process.cwd())
    if (wrong) this.error(wrong)
  },
})
