import type { IslandParts } from './islands-plugin.ts'

/** Islands that wake as soon as they are seen; the others wait for a touch, and may never be needed. */
const eagerIsland = / data-island="(\w+)" data-wake="visible"/g

/**
 * Lets the browser fetch all that the islands in view will need at once: otherwise it learns of each script from the one
 * before. The scripts come after the styles and the first picture, which matter more.
 */
export const preloadIslands =
  (parts: (island: string) => IslandParts) =>
  (html: string): string => {
    const scripts = new Set([...html.matchAll(eagerIsland)].flatMap((match) => parts(match[1] ?? '').scripts))
    const links = [...scripts].map((script) => `<link rel="modulepreload" href="${script}" fetchpriority="low"/>`).join('')
    return html.replace('</head>', `${links}</head>`)
  }
