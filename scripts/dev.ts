import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { ViteDevServer } from 'vite'
import { devEnvironment } from '../renderer/content/environment.ts'
import { siteReader } from '../renderer/content/site.ts'
import {
  type ContentProblems,
  type StartCheck,
  serveContent,
} from '../renderer/dev-server/content.ts'
import { openSources } from '../renderer/dev-server/editor.ts'
import { actAsHost } from '../renderer/dev-server/host.ts'
import { localRelay } from './relay/relay.ts'
import { endWithParent } from './shared/terminal.ts'

/** Checks the content with scripts/dev-content.ts, at low priority: pages are rendered first. */
const startCheck: StartCheck = (found) => {
  const env = devEnvironment(process.env)
  const child = fork('scripts/dev-content.ts', { env, execArgv: ['--import', 'tsx'] })
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  child.on('message', (problems) => found(problems as ContentProblems))
  child.on('exit', (code) => code && found([]))
  return child
}

/** Adds to the dev server what the host does, the content, its check, and the local relay. */
export const prepareDevServer = async (server: ViteDevServer): Promise<void> => {
  endWithParent()
  const readSite = siteReader({ root: server.config.root, env: devEnvironment(process.env) })
  actAsHost(server, readSite)
  await serveContent(server, readSite, startCheck)
  openSources(server, readSite)
  server.middlewares.use(localRelay())
}
