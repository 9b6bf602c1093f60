import {
  allLanguages,
  defaultLanguage,
  type Language,
  languages,
} from '../../content/schema/languages.ts'
import type { IslandParts } from './islands-plugin.ts'

/**
 * Islands that wake as soon as they are visible. The others wait for interaction and may never be
 * needed.
 */
const eagerIsland = / data-island="(\w+)" data-wake="visible"/g

/** The script of every page, which wakes islands. It is the last thing in the HTML. */
const pageScript = /<script src="([^"]+)" type="module"/

const languageOfPage = (html: string): Language =>
  allLanguages.find((language) => html.includes(`<html lang="${languages[language].locale}"`)) ??
  defaultLanguage

/**
 * Lets the browser fetch everything the visible islands need at once; otherwise it discovers each
 * script only after loading the previous one, and the first behind the styles for below the fold. The scripts come after the styles and the first
 * picture, which matter more.
 */
export const preloadIslands =
  (parts: (island: string) => IslandParts) =>
  (html: string): string => {
    const language = languageOfPage(html)
    const scripts = [...html.matchAll(eagerIsland)].flatMap(
      (match) => parts(match[1] ?? '').scripts[language],
    )
    if (scripts.length === 0) return html
    const [, waking = ''] = pageScript.exec(html) ?? []
    const links = [...new Set([waking, ...scripts])]
      .filter(Boolean)
      .map((script) => `<link rel="modulepreload" href="${script}" fetchpriority="low"/>`)
      .join('')
    return html.replace('</head>', `${links}</head>`)
  }
