import type { Environment } from '../../renderer/content/environment.ts'

/** A program and its arguments. */
export type DeployStep = readonly [string, ...string[]]

type Host = {
  /** Returns the program of the host, and its arguments, for a preview of this name or the site. */
  publish: (folder: string, env: Environment, preview: string | undefined) => DeployStep
  rollback: string
}

/** A tool gets the token of its host, so a lock file pins every package that it loads. */
const toolFolder = (name: string) => `.github/deploy/${name}`

const again =
  'take the run of the last good release in GitHub, "Re-run all jobs"; or `git revert` and push.'

/** Cloudflare's name for the public site. */
export const productionBranch = 'main'

export const hosts: Readonly<Record<string, Host>> = {
  netlify: {
    publish: (folder, _env, preview) => [
      'netlify-cli/bin/run.js',
      ...['deploy', '--no-build', '--dir', folder],
      ...(preview === undefined ? ['--prod'] : ['--alias', preview]),
    ],
    rollback: `in Netlify, Deploys, the last good one, "Publish deploy"; or ${again}`,
  },
  cloudflare: {
    publish: (folder, env, preview = productionBranch) => [
      'wrangler/bin/wrangler.js',
      ...['pages', 'deploy', folder, '--project-name', env.CLOUDFLARE_PROJECT || 'website'],
      ...['--branch', preview, '--commit-dirty=true'],
    ],
    rollback: `in Cloudflare, Workers & Pages, the project, Deployments, the last good one, "Rollback to this deployment"; or ${again}`,
  },
}

/** Returns the steps that install the tool of a host, without install scripts, and run it. */
export const stepsFor = (
  name: string,
  folder: string,
  env: Environment,
  preview: string | undefined,
): DeployStep[] => {
  const [program, ...args] = hosts[name]?.publish(folder, env, preview) ?? []
  const tool = toolFolder(name)
  return [
    ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', tool],
    ['node', `${tool}/node_modules/${program}`, ...args],
  ]
}

/** Returns the environment of a step: only a host's own tool gets its settings and token. */
export const environmentOf = ([, tool = '']: DeployStep, env: Environment): Environment =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => {
      const [, host] = /^(NETLIFY|CLOUDFLARE)_/.exec(name) ?? []
      return host === undefined || tool.startsWith(`${toolFolder(host.toLowerCase())}/`)
    }),
  )
