import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getuid } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../scripts/shared/local-server.ts'

export type Server = { origin: string; stop: () => Promise<void> }

/** The folder, site and origin of a server, and the relay that it passes forms on to. */
type Setting = { folder: string; site: string; origin: string; relay: string }

/** A common server. */
type Kind = {
  program: string
  /** Its packages in Debian. */
  packages: string
  isInstalled: boolean
  /** The file that the build writes for it. */
  file: string
  /** Changes that file, and writes what else is needed. Returns the arguments of the program. */
  configure: (text: string, setting: Setting) => string[]
}

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Returns a complete nginx configuration around a site, which writes to its own folder only. */
const aroundSite = (
  folder: string,
) => `${getuid?.() === 0 ? 'user root;\n' : ''}load_module ${brotli};
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

const configureNginx: Kind['configure'] = (text, { folder, site, origin, relay }) => {
  const passOn = `location ^~ /relay { proxy_pass ${relay}; proxy_set_header Host $http_host; }`
  const own = text
    .replace('listen 80;', `listen ${new URL(origin).host};`)
    .replace(/root [^;]+;/, `root ${site};\n    ${passOn}`)
  writeFileSync(join(folder, 'site.conf'), own)
  writeFileSync(join(folder, 'nginx.conf'), aroundSite(folder))
  return ['-p', folder, '-c', `${folder}/nginx.conf`]
}

const configureCaddy: Kind['configure'] = (text, { folder, site, origin, relay }) => {
  const passOn = `handle /relay* {\n\t\treverse_proxy ${relay}\n\t}`
  const own = text
    .replace(/^\S+ \{/, `${origin} {`)
    .replace(/root \* \S+/, `root * ${site}\n\t${passOn}`)
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${own}`)
  return ['run', '--config', file, '--adapter', 'caddyfile']
}

export const servers = {
  nginx: {
    program: '/usr/sbin/nginx',
    packages: 'nginx and libnginx-mod-http-brotli-static',
    isInstalled: existsSync('/usr/sbin/nginx') && existsSync(brotli),
    file: 'dist/hosts/nginx.conf',
    configure: configureNginx,
  },
  Caddy: {
    program: '/usr/bin/caddy',
    packages: 'caddy',
    isInstalled: existsSync('/usr/bin/caddy'),
    file: 'dist/hosts/Caddyfile',
    configure: configureCaddy,
  },
} satisfies Record<string, Kind>

export type ServerName = keyof typeof servers

/**
 * Serves a copy of the built site, and waits until the server answers.
 * @param folder for the copy, and for what the server writes. It is emptied at first.
 * @param relay the relay that forms are sent to.
 * @param prepare changes the copy before it is served.
 * @throws with what the server wrote if it ends instead.
 */
export const start = async (
  name: ServerName,
  folder: string,
  relay: string,
  prepare: (site: string) => Promise<void>,
): Promise<Server> => {
  const { program, file, configure } = servers[name]
  const home = resolve(folder)
  const site = join(home, 'site')
  rmSync(home, { recursive: true, force: true })
  cpSync('dist/client', site, { recursive: true, preserveTimestamps: true })
  await prepare(site)
  const origin = `http://127.0.0.1:${await freePort()}`
  const args = configure(readFileSync(file, 'utf8'), { folder: home, site, origin, relay })
  const folders = { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }
  const server = spawn(program, args, { env: { ...process.env, ...folders } })
  let written = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => {
      written += text
    })
  const ended = once(server, 'exit')
  while (!(await fetch(origin, { redirect: 'manual' }).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`${program} does not start:\n${written}`)
    await pause(20)
  }
  return {
    origin,
    stop: async () => {
      server.kill()
      await ended
    },
  }
}
