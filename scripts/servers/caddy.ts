import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Setting } from './nginx.ts'
import { runServer, type Server } from './run-server.ts'

const program = '/usr/bin/caddy'

export const hasCaddy = existsSync(program)

const alone = '{\n\tadmin off\n\tauto_https off\n}\n'

/** Serves a site with Caddy and the file that the build made for it. */
export const startCaddy = async (setting: Setting): Promise<Server> => {
  const { folder, site, port, relay, text } = setting
  mkdirSync(folder, { recursive: true })
  const origin = `http://127.0.0.1:${port}`
  const changed = text
    .replace(/^\S+ \{/, `${origin} {`)
    .replace(/root \* \S+/, `root * ${site}\n\thandle /relay* {\n\t\treverse_proxy ${relay}\n\t}`)
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, alone + changed)
  return runServer(origin, program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  })
}
