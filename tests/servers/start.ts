import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getuid } from 'node:process'
import { freePort } from '../../scripts/free-port.ts'

export type Server = { origin: string; stop: () => Promise<void> }

/** Whether a server answers at all. */
const answers = (origin: string) =>
  fetch(origin, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )

/**
 * Starts a program that serves an address, and waits until it does.
 * @throws with what it wrote if it ends instead.
 */
const runServer = async (
  origin: string,
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Server> => {
  const server = spawn(program, args, { env: { ...process.env, ...environment } })
  let written = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => {
      written += text
    })
  const ended = once(server, 'exit')
  while (!(await answers(origin)) || server.exitCode !== null) {
    if (server.exitCode !== null) throw new Error(`${program} does not start:\n${written}`)
    await new Promise((later) => setTimeout(later, 50))
  }
  return {
    origin,
    stop: async () => {
      server.kill()
      await ended
    },
  }
}

const nginxPath = '/usr/sbin/nginx'
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const hasNginx = existsSync(nginxPath) && existsSync(brotli)

/** A whole configuration around a site, which writes to its own folder only. */
const around = (folder: string) => `${getuid?.() === 0 ? 'user root;\n' : ''}load_module ${brotli};
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 1024; }
http {
  access_log off;
  include /etc/nginx/mime.types;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ')}
  include ${folder}/site.conf;
}
`

/** Where nginx serves, what, and which relay it passes forms on to. */
type Setting = { folder: string; site: string; port: number; relay: string; text: string }

/** Serves a site with nginx and the file that the build made for it. */
const startNginx = async (setting: Setting): Promise<Server> => {
  const { folder, site, port, relay, text } = setting
  mkdirSync(folder, { recursive: true })
  const changed = text
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(
      /root [^;]+;/,
      `root ${site};\n    location ^~ /relay { proxy_pass ${relay}; proxy_set_header Host $http_host; }`,
    )
  writeFileSync(join(folder, 'site.conf'), changed)
  writeFileSync(join(folder, 'nginx.conf'), around(folder))
  return runServer(`http://127.0.0.1:${port}`, nginxPath, [
    '-p',
    folder,
    '-c',
    `${folder}/nginx.conf`,
  ])
}

const caddyPath = '/usr/bin/caddy'

const hasCaddy = existsSync(caddyPath)

const alone = '{\n\tadmin off\n\tauto_https off\n}\n'

/** Serves a site with Caddy and the file that the build made for it. */
const startCaddy = async (setting: Setting): Promise<Server> => {
  const { folder, site, port, relay, text } = setting
  mkdirSync(folder, { recursive: true })
  const origin = `http://127.0.0.1:${port}`
  const changed = text
    .replace(/^\S+ \{/, `${origin} {`)
    .replace(/root \* \S+/, `root * ${site}\n\thandle /relay* {\n\t\treverse_proxy ${relay}\n\t}`)
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, alone + changed)
  return runServer(origin, caddyPath, ['run', '--config', file, '--adapter', 'caddyfile'], {
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  })
}

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
