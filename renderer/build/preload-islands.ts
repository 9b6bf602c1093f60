import {
  allLanguages,
  defaultLanguage,
  type Language,
  languages,
} from '../../content/model/languages.ts'
import type { IslandParts } from './islands-plugin.ts'

/**
 * Islands that wake as soon as they are visible. The others wait for interaction and may never be
 * needed.
 */
const eagerIsland = / data-island="(\w+)" data-wake="visible"/g

const languageOfPage = (html: string): Language =>
  allLanguages.find((language) => html.includes(`<html lang="${languages[language].locale}"`)) ??
  defaultLanguage

/**
 * Lets the browser fetch everything the visible islands need at once; otherwise it discovers each
 * script only after loading the previous one. The scripts come after the styles and the first
 * picture, which matter more.
 */
export const preloadIslands =
  (parts: (island: string) => IslandParts) =>
  (html: string): string => {
    const language = languageOfPage(html)
    const scripts = new Set(
      [...html.matchAll(eagerIsland)].flatMap((match) => parts(match[1] ?? '').scripts[language]),
    )
    const links = [...scripts]
      .map((script) => `<link rel="modulepreload" href="${script}" fetchpriority="low"/>`)
      .join('')
    return html.replace('</head>', `${links}</head>`)
  }
