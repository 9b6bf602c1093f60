import { getVikeConfig } from 'vike/plugin'
import type { Plugin } from 'vite'
import { filesIn } from '../files-in.ts'

/** Files of Vike's extensions for React, which this site does without, and what to use instead. */
const unread: readonly (readonly [RegExp, string])[] = [
  [
    /\/\+Page\.mdx?$/,
    'texts are content: `npm run new -- page "A name"` begins a page in content/pages, or write +Page.tsx',
  ],
  [
    /\/\+(?:title|description|image|viewport|lang|Head|Layout|Wrapper|Loading|(?:head|body)Html\w+|(?:body|html)Attributes)\.\w+$/,
    'only an extension of Vike reads it: put components/layout/Layout.tsx around the page, whose `head` holds title and description',
  ],
]

const interactivity = 'see "Interactivity" in CONTRIBUTING.md'

/** Returns what is wrong with the files and settings of pages. */
const problemsOfPages = (): string[] => {
  const files = filesIn('pages').flatMap((file) => {
    const [, way] = unread.find(([name]) => name.test(`/${file}`)) ?? []
    return way === undefined ? [] : `pages/${file}: ${way}.`
  })
  const routed = Object.entries(getVikeConfig().pages).flatMap(([page, { config }]) =>
    config.clientRouting
      ? `${page} has \`clientRouting\`, whose script the policy of the site stops: leave it out. Links are prerendered as they are; for state, ${interactivity}.`
      : [],
  )
  return [...files, ...routed]
}

const stateHook =
  /import\s*\{[^}]*\b(use(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore|ActionState|Optimistic|Transition))\b[^}]*\}\s*from\s*['"]react['"]/

/**
 * Refuses what Vike would build and no browser would run: pages are HTML, and only islands are
 * hydrated.
 */
export const refusalsPlugin = (): Plugin => {
  /** The modules that browsers load: they are bundled first. */
  const inBrowsers = new Set<string>()
  return {
    name: 'refusals',
    apply: 'build',
    enforce: 'pre',
    // Otherwise Vite makes a plugin for each bundle, and `inBrowsers` would be empty.
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.name !== 'client') return
      const problems = problemsOfPages()
      if (problems.length > 0) this.error(problems.join('\n'))
    },
    transform: {
      filter: { id: /\/(?:pages|components)\/[^?]*\.[jt]sx?$/ },
      handler(code, id) {
        if (this.environment.name === 'client') inBrowsers.add(id)
        const [, hook] = stateHook.exec(code) ?? []
        if (this.environment.name !== 'ssr' || hook === undefined || inBrowsers.has(id)) return
        this.error(`${id} calls ${hook}, but no island brings it to browsers: ${interactivity}.`)
      },
    },
  }
}
