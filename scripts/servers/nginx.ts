import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getuid } from 'node:process'
import { runServer, type Server } from './run-server.ts'

const program = '/usr/sbin/nginx'
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export const hasNginx = existsSync(program) && existsSync(brotli)

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
export type Setting = { folder: string; site: string; port: number; relay: string; text: string }

/** Serves a site with nginx and the file that the build made for it. */
export const startNginx = async (setting: Setting): Promise<Server> => {
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
  return runServer(`http://127.0.0.1:${port}`, program, [
    '-p',
    folder,
    '-c',
    `${folder}/nginx.conf`,
  ])
}
