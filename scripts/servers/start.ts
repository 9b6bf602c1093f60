import { cpSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { hasCaddy, startCaddy } from './caddy.ts'
import { hasNginx, startNginx } from './nginx.ts'
import type { Server } from './run-server.ts'

/** A port that nobody listens on. */
export const freePort = () =>
  new Promise<number>((found, failed) => {
    const server = createServer().once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

/**
 * Servers that people run, the file that the build makes for each, its packages in
 * Debian, and whether it is installed.
 */
export const servers = {
  nginx: {
    file: 'dist/hosts/nginx.conf',
    packages: 'nginx and libnginx-mod-http-brotli-static',
    installed: hasNginx,
    start: startNginx,
  },
  Caddy: {
    file: 'dist/hosts/Caddyfile',
    packages: 'caddy',
    installed: hasCaddy,
    start: startCaddy,
  },
} as const

export type ServerName = keyof typeof servers

/**
 * Serves a copy of the built site.
 * @param folder for the copy, and for what the server writes. It is emptied at first.
 * @param relay where forms go.
 * @param prepare changes the copy before it is served.
 */
export const start = async (
  name: ServerName,
  folder: string,
  relay: string,
  prepare: (site: string) => Promise<void>,
): Promise<Server> => {
  const site = resolve(folder, 'site')
  rmSync(folder, { recursive: true, force: true })
  cpSync('dist/client', site, { recursive: true, preserveTimestamps: true })
  await prepare(site)
  const { file, start: run } = servers[name]
  const text = readFileSync(file, 'utf8')
  return run({ folder: resolve(folder), site, port: await freePort(), relay, text })
}
