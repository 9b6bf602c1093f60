import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { platform } from 'node:process'
import { parseArgs } from 'node:util'
import { readJson } from '../renderer/cache.ts'
import type { Environment, SiteEnv } from '../renderer/content/environment.ts'
import { createSite, type Site } from '../renderer/content/site.ts'
import { direntsIn } from '../renderer/files-in.ts'
import { recordOf } from '../renderer/is-record.ts'
import { siteFactsFile } from '../renderer/output/delivery/site.ts'
import { openSteps } from './launch-check.ts'
import { command, flag, InputError, type Project } from './shared/terminal.ts'
import { relayOf } from './watch/test-lead.ts'

/** A program and its arguments. */
export type DeployStep = readonly [string, ...string[]]

/** Cloudflare's name for the public site. */
const productionBranch = 'main'
const client = 'dist/client'

type Host = {
  /** The program that publishes, in `node_modules`, and its arguments for the site or a preview. */
  tool: string
  args: (env: Environment, preview: string | undefined) => readonly string[]
  rollback: string
}

export const hosts: Readonly<Record<string, Host>> = {
  netlify: {
    tool: 'netlify-cli/bin/run.js',
    args: (_, preview) => [
      ...['deploy', '--no-build', '--dir', client],
      ...(preview === undefined ? ['--prod'] : ['--alias', preview]),
    ],
    rollback: 'in Netlify, Deploys, the last good one, "Publish deploy"',
  },
  cloudflare: {
    tool: 'wrangler/bin/wrangler.js',
    args: ({ CLOUDFLARE_PROJECT }, preview = productionBranch) => [
      ...['pages', 'deploy', client, '--project-name', CLOUDFLARE_PROJECT || 'website'],
      ...['--branch', preview, '--commit-dirty=true'],
    ],
    rollback:
      'in Cloudflare, Workers & Pages, the project, Deployments, the last good one, "Rollback to this deployment"',
  },
}
const hostNames = Object.keys(hosts)

/** A tool gets the token of its host, so a lock file pins every package that it loads. */
const toolFolder = (name: string) => `.github/deploy/${name}`

/** Returns the environment of a step: only a host's own tool gets its settings and token. */
export const environmentOf = ([, program = '']: DeployStep, env: Environment): Environment =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => {
      const host = hostNames.find((one) => name.startsWith(`${one.toUpperCase()}_`))
      return host === undefined || program.startsWith(`${toolFolder(host)}/`)
    }),
  )

const usage = `npm run deploy -- ${hostNames.join('|')}   publishes ${client}, as the last build left it

  --dry-run            prints the commands instead of running them
  --preview <name>     publishes a preview under its own name
  --before-launch      publishes a site that is not settled yet, unlisted in search engines`

const readOptions = (args: string[], { env }: Project) => {
  const options = { 'dry-run': flag, preview: { type: 'string' }, 'before-launch': flag } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [name = '', ...more] = positionals
  const host = Object.hasOwn(hosts, name) ? hosts[name] : undefined
  if (!host || more.length > 0) throw new InputError(`Name a host: ${hostNames.join(' or ')}.`)
  const { preview, 'dry-run': isDry, 'before-launch': isEarly } = values
  if (preview !== undefined && !/^(?!main$)[a-z][a-z0-9-]{0,36}$/.test(preview))
    throw new InputError(
      `The name of a preview is up to 37 lowercase letters, digits and hyphens, and not "${productionBranch}", the public site.`,
    )
  for (const variable of ['NETLIFY_SITE_ID', 'CLOUDFLARE_PROJECT'])
    if (env[variable] && !/^[a-z0-9][a-z0-9.-]{0,57}$/.test(env[variable]))
      throw new InputError(`${variable} must be lowercase letters, digits, dots and hyphens.`)
  // Netlify's tool would create a new site and publish there.
  if (name === 'netlify' && env.NETLIFY_AUTH_TOKEN && !env.NETLIFY_SITE_ID)
    throw new InputError('NETLIFY_AUTH_TOKEN needs NETLIFY_SITE_ID beside it.')
  const release = isEarly ? 'before-launch' : 'production'
  const kind: SiteEnv = preview === undefined ? release : 'preview'
  return { host, name, preview, kind, isDry }
}

/** Returns what a public site has to wait for, with the relay that its pages name. */
const openItems = (folder: string, site: Site): string[] => {
  const relay = relayOf(readFileSync(join(folder, 'index.html'), 'utf8'))
  const steps = openSteps(site, relay ?? { service: 'FormSubmit', endpoint: '' })
  return steps.flatMap(({ items }) => items)
}

/** Returns why the built site may not be published as this kind; undefined if it may. */
const refusal = (root: string, kind: SiteEnv, site: Site): string | undefined => {
  const { siteEnv: built } = recordOf(readJson(join(root, siteFactsFile)))
  const build = `\`SITE_ENV=${kind} npm run build\` makes the one to publish.`
  const folder = join(root, client)
  if (built === undefined || !existsSync(join(folder, 'index.html')))
    return `There is no built site: ${build}`
  if (built !== kind) return `This build is for ${built || 'this computer'}: ${build}`
  const link = direntsIn(folder).find((entry) => entry.isSymbolicLink())
  if (link) return `${client} has a link, ${link.name}, whose target would be published.`
  const open = kind === 'production' ? openItems(folder, site) : []
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
 * @param start runs a program and returns whether it succeeded.
 */
export const deployCommand = (read: (project: Project) => Site, start: typeof startProgram) =>
  command(usage, readOptions, ({ host, name, preview, kind, isDry }, project) => {
    const { root, env, output } = project
    const site = read(project)
    const fail = (reason: string) => {
      output.error(reason)
      return 1
    }
    const reason = refusal(root, kind, site)
    if (reason !== undefined) return fail(reason)
    const folder = toolFolder(name)
    const steps: DeployStep[] = [
      ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder],
      ['node', `${folder}/node_modules/${host.tool}`, ...host.args(env, preview)],
    ]
    for (const step of steps) {
      output.log(step.join(' '))
      if (!isDry && !start(step, env))
        return fail(`${step[0]} failed, and the steps after it were not run.`)
    }
    const next =
      kind === 'production'
        ? `Look at what visitors get: npm run watch -- ${site.business().url} --lead`
        : 'What is open before the launch, leads first: npm run launch-check'
    if (preview === undefined)
      output.log(
        `\n${next}\nTo go back: ${host.rollback}; or take the run of the last good release in GitHub, "Re-run all jobs"; or \`git revert\` and push.`,
      )
    return 0
  })

/** `npm run deploy -- netlify`: publishes the built site with the host's own tool. */
export const runDeploy = deployCommand(createSite, startProgram)
