/** A program and its arguments. */
export type Step = readonly [string, ...string[]]

type Target = {
  /** The folder that is published. */
  folder: string
  /** Where the site will be, such as `www.example.com`. */
  hostname: string
  /** The name of a preview, such as `pr-12`; without one the public site is meant. */
  preview?: string
  /** A server of your own, such as `root@203.0.113.7`. */
  server: string
}

type Host = {
  /** Whether it compresses files itself, so that the compressed ones need not go there. */
  compresses: boolean
  hasPreviews: boolean
  /** Whether it is a server of your own, which has to be named. */
  isServer: boolean
  steps: (target: Target) => Step[]
  rollback: string
}

/** Run by npx, which fetches them when they are asked for. Newer ones need a newer Node. */
const netlifyCli = 'netlify-cli@26.2.0'
const wrangler = 'wrangler@4.86.0'

const again =
  'take the run of the last good release in GitHub, "Re-run all jobs"; or `git revert` and push.'

type Server = {
  /** The file of dist/hosts with its rules, and where it reads them. */
  rules: string
  readAt: string
  /** What says whether the rules it has are right, and makes it obey them. */
  reload: (hostname: string) => string
}

/** New rules replace those that were there only if they are right: a restart would fail with others. */
const replaceRules = (file: string, reload: string): string =>
  `mv -f ${file} ${file}.old; mv ${file}.new ${file} && ${reload} || { rm -f ${file}; mv ${file}.old ${file}; false; }`

const ownServer = ({ rules, readAt, reload }: Server): Host => ({
  compresses: false,
  hasPreviews: false,
  isServer: true,
  steps: ({ folder, hostname, server }) => [
    // What pages of the last release load stays until those of this one are there.
    [
      ...(['rsync', '-az', '--mkpath', '--delay-updates', '--delete-after'] as const),
      `${folder}/`,
      `${server}:/var/www/${hostname}/`,
    ],
    ['rsync', '-az', `dist/hosts/${rules}`, `${server}:${readAt}.new`],
    ['ssh', server, replaceRules(readAt, reload(hostname))],
  ],
  rollback: '`git checkout` the last good commit, build it, and run the same command again.',
})

/** What Cloudflare calls the public site. */
export const productionBranch = 'main'

const cloudflareProject = () => process.env.CLOUDFLARE_PROJECT || 'website'

const hosts = {
  netlify: {
    compresses: true,
    hasPreviews: true,
    isServer: false,
    steps: ({ folder, preview }) => [
      [
        'npx',
        '--yes',
        netlifyCli,
        'deploy',
        '--no-build',
        '--dir',
        folder,
        ...(preview === undefined ? ['--prod'] : ['--alias', preview]),
      ],
    ],
    rollback: `in Netlify, Deploys, the last good one, "Publish deploy"; or ${again}`,
  },
  cloudflare: {
    compresses: true,
    hasPreviews: true,
    isServer: false,
    steps: ({ folder, preview = productionBranch }) => [
      [
        'npx',
        '--yes',
        wrangler,
        'pages',
        'deploy',
        folder,
        '--project-name',
        cloudflareProject(),
        '--branch',
        preview,
        '--commit-dirty=true',
      ],
    ],
    rollback: `in Cloudflare, Workers & Pages, the project, Deployments, the last good one, "Rollback to this deployment"; or ${again}`,
  },
  nginx: ownServer({
    rules: 'nginx.conf',
    readAt: '/etc/nginx/conf.d/site.conf',
    // The rules come without a certificate: certbot puts the one that it has into them, or gets one.
    reload: (hostname) =>
      `nginx -t && certbot --nginx --non-interactive --keep-until-expiring --redirect -d ${hostname} && systemctl reload nginx`,
  }),
  caddy: ownServer({
    rules: 'Caddyfile',
    readAt: '/etc/caddy/Caddyfile',
    reload: () => 'caddy validate --config /etc/caddy/Caddyfile && systemctl reload caddy',
  }),
} as const satisfies Record<string, Host>

export type HostName = keyof typeof hosts

export const hostNames = Object.keys(hosts) as readonly HostName[]

export const isHostName = (name: string): name is HostName => Object.hasOwn(hosts, name)
export const hostCalled = (name: HostName): Host => hosts[name]
