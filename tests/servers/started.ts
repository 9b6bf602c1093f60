import { cpSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { compressFile } from '../../renderer/build/compress.ts'
import { siteFolder } from '../site/built-site.ts'
import { hasCaddy, startCaddy } from './caddy.ts'
import { hasNginx, startNginx } from './nginx.ts'
import type { Server } from './run-server.ts'

const freePort = () =>
  new Promise<number>((found, failed) => {
    const server = createServer().once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Servers that people run, the file that the build makes for each, and whether it is here. */
export const servers = {
  nginx: { file: 'dist/hosts/nginx.conf', installed: hasNginx, start: startNginx },
  Caddy: { file: 'dist/hosts/Caddyfile', installed: hasCaddy, start: startCaddy },
} as const

export type ServerName = keyof typeof servers

/**
 * Serves a copy of the built site, of which these files are compressed.
 * @param relay where forms go.
 */
export const start = async (
  name: ServerName,
  folder: string,
  relay: string,
  compressed: readonly string[],
): Promise<Server> => {
  const site = resolve(folder, 'site')
  rmSync(folder, { recursive: true, force: true })
  cpSync(siteFolder, site, { recursive: true, preserveTimestamps: true })
  for (const file of compressed) await compressFile(join(site, file))
  const { file, start: run } = servers[name]
  const text = readFileSync(file, 'utf8')
  return run({ folder: resolve(folder), site, port: await freePort(), relay, text })
}
