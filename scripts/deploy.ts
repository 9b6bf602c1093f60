import { spawnSync } from 'node:child_process'
import { platform } from 'node:process'
import { parseArgs } from 'node:util'
import type { Environment } from '../renderer/content/environment.ts'
import { createSite } from '../renderer/content/site.ts'
import { folderFor, refusal } from './deploy/built-site.ts'
import { environmentOf, hosts, productionBranch, type Step, shellWord } from './deploy/hosts.ts'
import { type LaunchFacts, launchFacts } from './launch-check/open-items.ts'
import { command, InputError, type Project } from './terminal.ts'

const hostNames = Object.keys(hosts)

const usage = `npm run deploy -- ${hostNames.join('|')}   publishes dist/client, as the last build left it

  --dry-run            prints the commands in place of running them
  --preview <name>     publishes a preview under a name of its own (netlify, cloudflare)
  --server <address>   where nginx or Caddy runs, such as root@203.0.113.7
  --before-launch      publishes a site that is not settled yet, unlisted in search engines`

/** A user, if one is named, and a host: no options, and nothing that a shell or rsync would act on. */
const serverPattern = /^(?:[a-z_][a-z0-9_-]*@)?[a-z0-9][a-z0-9.-]*$/

const readOptions = (args: string[], env: Environment) => {
  const { values, positionals } = parseArgs({
    args,
    options: {
      'dry-run': { type: 'boolean', default: false },
      preview: { type: 'string' },
      server: { type: 'string' },
      'before-launch': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [name = '', ...more] = positionals
  const host = Object.hasOwn(hosts, name) ? hosts[name] : undefined
  if (!host || more.length > 0) throw new InputError(`Name a host: ${hostNames.join(', ')}.`)
  const { preview, server } = values
  if (preview !== undefined && host.isServer) throw new InputError(`${name} has no previews.`)
  if (preview !== undefined && !/^[a-z][a-z0-9-]{0,36}$/.test(preview))
    throw new InputError('The name of a preview is up to 37 small letters, digits and hyphens.')
  if (preview === productionBranch)
    throw new InputError(`"${productionBranch}" is the public site; name the preview otherwise.`)
  const noServer =
    'The address of a server is a host name in small letters, with a user before it or not, such as root@203.0.113.7.'
  if (server !== undefined && !serverPattern.test(server)) throw new InputError(noServer)
  if (host.isServer && server === undefined && !values['dry-run'])
    throw new InputError(`Name the server with --server, or add --dry-run to see the commands.`)
  for (const variable of ['NETLIFY_SITE_ID', 'CLOUDFLARE_PROJECT'])
    if (env[variable] && !/^[a-z0-9][a-z0-9.-]{0,57}$/.test(env[variable]))
      throw new InputError(`${variable} is no name: small letters, digits, dots and hyphens.`)
  // Its tool would make a new site, and publish there.
  if (name === 'netlify' && env.NETLIFY_AUTH_TOKEN && !env.NETLIFY_SITE_ID)
    throw new InputError('NETLIFY_AUTH_TOKEN needs NETLIFY_SITE_ID beside it.')
  return { ...values, host }
}

/** Without a shell, but for npm on Windows, which is a script there and gets no value of the content. */
const startProgram = (step: Step, env: Environment): boolean => {
  const [program, ...args] = step
  const shell = platform === 'win32' && program === 'npm'
  const options = { stdio: 'inherit', shell, env: { ...environmentOf(step, env) } } as const
  return spawnSync(program, args, options).status === 0
}

/**
 * The command that publishes the built site. Its exit code is 1 if that was refused or a step failed.
 * @param factsOf says what is settled.
 * @param start runs a program and answers whether it succeeded.
 */
export const deploy = (factsOf: (project: Project) => LaunchFacts, start: typeof startProgram) =>
  command(
    usage,
    (args, { env }) => readOptions(args, env),
    ({ host, preview, server = 'root@your-server', ...options }, project) => {
      const { root, env, output } = project
      const facts = factsOf(project)
      const { url } = facts.business
      const kind = options['before-launch'] ? 'before-launch' : 'production'
      const reason = refusal(root, preview === undefined ? kind : 'preview', facts)
      if (reason !== undefined) {
        output.error(reason)
        return 1
      }
      const { hostname } = new URL(url)
      const folder = folderFor(root, !host.isServer)
      for (const step of host.steps({ folder, hostname, server, env, preview })) {
        output.log(step.map(shellWord).join(' '))
        if (options['dry-run'] || start(step, env)) continue
        output.error(`${step[0]} failed, and nothing after it was done.`)
        return 1
      }
      const after = `\nLook at what visitors get: npm run watch -- ${url} --lead\nTo go back: ${host.rollback}`
      if (preview === undefined) output.log(after)
      return 0
    },
  )

/** `npm run deploy -- netlify`: publishes the built site with the host's own tool. */
export const run = deploy((project) => launchFacts(createSite(project)), startProgram)
