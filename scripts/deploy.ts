import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { platform } from 'node:process'
import { parseArgs } from 'node:util'
import { readJson } from '../renderer/cache.ts'
import type { Environment, SiteEnv } from '../renderer/content/environment.ts'
import { createSite } from '../renderer/content/site.ts'
import { recordOf } from '../renderer/is-record.ts'
import { siteFactsFile } from '../renderer/output/delivery/site.ts'
import { type LaunchFacts, launchFacts, openSteps } from './launch-check.ts'
import { command, InputError, type Project } from './shared/terminal.ts'
import { relayOf } from './watch/test-lead.ts'

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
const productionBranch = 'main'

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
const stepsFor = (
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

const hostNames = Object.keys(hosts)

const usage = `npm run deploy -- ${hostNames.join('|')}   publishes dist/client, as the last build left it

  --dry-run            prints the commands instead of running them
  --preview <name>     publishes a preview under its own name
  --before-launch      publishes a site that is not settled yet, unlisted in search engines`

const readOptions = (args: string[], env: Environment) => {
  const { values, positionals } = parseArgs({
    args,
    options: {
      'dry-run': { type: 'boolean', default: false },
      preview: { type: 'string' },
      'before-launch': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [host = '', ...more] = positionals
  if (!Object.hasOwn(hosts, host) || more.length > 0)
    throw new InputError(`Name a host: ${hostNames.join(' or ')}.`)
  const { preview } = values
  if (preview !== undefined && !/^[a-z][a-z0-9-]{0,36}$/.test(preview))
    throw new InputError('The name of a preview is up to 37 lowercase letters, digits and hyphens.')
  if (preview === productionBranch)
    throw new InputError(`"${productionBranch}" is the public site; choose another name.`)
  for (const variable of ['NETLIFY_SITE_ID', 'CLOUDFLARE_PROJECT'])
    if (env[variable] && !/^[a-z0-9][a-z0-9.-]{0,57}$/.test(env[variable]))
      throw new InputError(`${variable} must be lowercase letters, digits, dots and hyphens.`)
  // Netlify's tool would create a new site and publish there.
  if (host === 'netlify' && env.NETLIFY_AUTH_TOKEN && !env.NETLIFY_SITE_ID)
    throw new InputError('NETLIFY_AUTH_TOKEN needs NETLIFY_SITE_ID beside it.')
  return { ...values, host }
}

const client = 'dist/client'

type Kind = Extract<SiteEnv, 'preview' | 'before-launch' | 'production'>

/** Returns what a public site has to wait for, with the relay that its pages name. */
const openItems = (root: string, facts: LaunchFacts): string[] => {
  const relay = relayOf(readFileSync(join(root, client, 'index.html'), 'utf8'))
  const steps = openSteps({ ...facts, business: { ...facts.business, relay } })
  return steps.flatMap(({ items }) => items)
}

/** Returns a file that is a link, which may lead out of the folder; undefined if there is none. */
const linkIn = (folder: string): string | undefined =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).find((entry) =>
    entry.isSymbolicLink(),
  )?.name

/** Returns why the built site may not be published as this kind; undefined if it may. */
const refusal = (root: string, kind: Kind, facts: LaunchFacts): string | undefined => {
  const { siteEnv: built } = recordOf(readJson(join(root, siteFactsFile)))
  const build = `\`SITE_ENV=${kind} npm run build\` makes the one to publish.`
  if (built === undefined) return `There is no built site: ${build}`
  if (built !== kind) return `This build is for ${built || 'this computer'}: ${build}`
  const link = linkIn(join(root, client))
  if (link !== undefined) return `${client} has a link, ${link}, whose target would be published.`
  const open = kind === 'production' ? openItems(root, facts) : []
  return open.length === 0
    ? undefined
    : `A release waits for what \`npm run launch-check\` lists:\n  - ${open.join('\n  - ')}\nUntil then, build with SITE_ENV=before-launch, and deploy with --before-launch.`
}

/** Uses no shell, except for npm on Windows, a script there, which gets no value of the content. */
const startProgram = (step: DeployStep, env: Environment): boolean => {
  const [program, ...args] = step
  const shell = platform === 'win32' && program === 'npm'
  const options = { stdio: 'inherit', shell, env: { ...environmentOf(step, env) } } as const
  return spawnSync(program, args, options).status === 0
}

/**
 * Returns the command that publishes the built site. It exits with 1 if refused or a step failed.
 * @param factsOf returns what is settled.
 * @param start runs a program and returns whether it succeeded.
 */
export const deployCommand = (
  factsOf: (project: Project) => LaunchFacts,
  start: typeof startProgram,
) =>
  command(
    usage,
    (args, { env }) => readOptions(args, env),
    ({ host, preview, ...options }, project) => {
      const { root, env, output } = project
      const facts = factsOf(project)
      const kind = options['before-launch'] ? 'before-launch' : 'production'
      const reason = refusal(root, preview === undefined ? kind : 'preview', facts)
      if (reason !== undefined) {
        output.error(reason)
        return 1
      }
      for (const step of stepsFor(host, client, env, preview)) {
        output.log(step.join(' '))
        if (options['dry-run'] || start(step, env)) continue
        output.error(`${step[0]} failed, and the steps after it were not run.`)
        return 1
      }
      const after = `\nLook at what visitors get: npm run watch -- ${facts.business.url} --lead\nTo go back: ${hosts[host]?.rollback}`
      if (preview === undefined) output.log(after)
      return 0
    },
  )

/** `npm run deploy -- netlify`: publishes the built site with the host's own tool. */
export const runDeploy = deployCommand((project) => launchFacts(createSite(project)), startProgram)
