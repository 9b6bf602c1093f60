import type { Environment } from '../../renderer/content/environment.ts'

/** A program and its arguments. */
export type Step = readonly [string, ...string[]]

type Target = {
  /** The folder to publish. */
  folder: string
  /** The public host, such as `www.example.com`. */
  hostname: string
  /** The name of a preview, such as `pr-12`; undefined for the public site. */
  preview: string | undefined
  /** Your own server, such as `root@203.0.113.7`. */
  server: string
  env: Environment
}

type Host = {
  /** Whether it is your own server, which must be named. Others compress, and show previews. */
  isServer: boolean
  steps: (target: Target) => Step[]
  rollback: string
}

/** Quotes a text as one word of a command line for `sh`. */
export const shellWord = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`

const toolFolder = '.github/deploy/'

/** Installs the tool of a host from its lock file, without install scripts, and runs it. */
const withTool = (host: string, program: string, ...args: string[]): Step[] => [
  ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', toolFolder + host],
  ['node', `${toolFolder}${host}/node_modules/${program}`, ...args],
]

/** Returns the environment of a step: only a host's own tool gets its settings and token. */
export const environmentOf = ([, tool = '']: Step, env: Environment): Environment =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => {
      const [, host] = /^(NETLIFY|CLOUDFLARE)_/.exec(name) ?? []
      return host === undefined || tool.startsWith(`${toolFolder}${host.toLowerCase()}/`)
    }),
  )

const again =
  'take the run of the last good release in GitHub, "Re-run all jobs"; or `git revert` and push.'

/** Servers run as another user, who may read nothing that a strict umask has written. */
const readable = '--chmod=D755,F644'

/**
 * Publishes on your own server.
 * @param rules the file with its rules in dist/hosts, and where the server reads them.
 * @param reload checks and applies the rules.
 */
const ownServer = (
  [rules, readAt]: readonly [string, string],
  reload: (hostname: string) => string,
): Host => ({
  isServer: true,
  steps: ({ folder, hostname, server }) => [
    // Files that pages of the last release load stay until the new ones are there.
    [
      ...(['rsync', '-az', '--mkpath', '--delay-updates', '--delete-after', readable] as const),
      `${folder}/`,
      `${server}:/var/www/${hostname}/`,
    ],
    ['rsync', '-az', readable, `dist/hosts/${rules}`, `${server}:${readAt}.new`],
    // New rules replace the old ones only if they are valid: otherwise a restart would fail.
    [
      'ssh',
      server,
      `mv -f ${readAt} ${readAt}.old; mv ${readAt}.new ${readAt} && ${reload(shellWord(hostname))} || { rm -f ${readAt}; mv ${readAt}.old ${readAt}; false; }`,
    ],
  ],
  rollback: '`git checkout` the last good commit, build it, and run the same command again.',
})

/** Cloudflare's name for the public site. */
export const productionBranch = 'main'

export const hosts: Readonly<Record<string, Host>> = {
  netlify: {
    isServer: false,
    steps: ({ folder, preview }) =>
      withTool(
        'netlify',
        'netlify-cli/bin/run.js',
        ...['deploy', '--no-build', '--dir', folder],
        ...(preview === undefined ? ['--prod'] : ['--alias', preview]),
      ),
    rollback: `in Netlify, Deploys, the last good one, "Publish deploy"; or ${again}`,
  },
  cloudflare: {
    isServer: false,
    steps: ({ folder, env, preview = productionBranch }) =>
      withTool(
        'cloudflare',
        'wrangler/bin/wrangler.js',
        ...['pages', 'deploy', folder, '--project-name', env.CLOUDFLARE_PROJECT || 'website'],
        ...['--branch', preview, '--commit-dirty=true'],
      ),
    rollback: `in Cloudflare, Workers & Pages, the project, Deployments, the last good one, "Rollback to this deployment"; or ${again}`,
  },
  nginx: ownServer(
    ['nginx.conf', '/etc/nginx/conf.d/site.conf'],
    // The rules have no certificate: certbot adds the one that it has, or gets one.
    (hostname) =>
      `nginx -t && certbot --nginx --non-interactive --keep-until-expiring --redirect -d ${hostname} && systemctl reload nginx`,
  ),
  caddy: ownServer(
    ['Caddyfile', '/etc/caddy/Caddyfile'],
    () => 'caddy validate --config /etc/caddy/Caddyfile && systemctl reload caddy',
  ),
}
