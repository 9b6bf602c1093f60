import { join } from 'node:path'
import type { ViteDevServer } from 'vite'

/** The address of a stylesheet in a page, as Vike writes it. */
const styleLink = /(?<= href=")(\/[^"?]+\.css)\?direct(?=")/g

/**
 * Names the version of each stylesheet that a page of the dev server links to, with which Vite lets
 * browsers keep it. Else they would ask for dozens of them again before they show an edited word.
 */
export const styleVersions = ({ config: { root }, environments }: ViteDevServer) => {
  const start = Date.now()
  const versionOf = (file: string): number => {
    const modules = [...(environments.ssr.moduleGraph.getModulesByFile(file) ?? [])]
    const changes = modules.flatMap(({ lastHMRTimestamp, lastInvalidationTimestamp }) => [
      lastHMRTimestamp,
      lastInvalidationTimestamp,
    ])
    return Math.max(start, ...changes)
  }
  return (html: string): string =>
    html.replace(
      styleLink,
      (address, path: string) => `${address}&amp;v=${versionOf(join(root, path))}`,
    )
}
