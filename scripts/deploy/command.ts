import { parseArgs } from 'node:util'
import type { LaunchFacts } from '../launch-check/open-items.ts'
import { InputError, type Output, optionsOrUsage } from '../terminal.ts'
import { folderFor, refusal } from './built-site.ts'
import { type Environment, hosts, productionBranch, type Step, shellWord } from './hosts.ts'

const hostNames = Object.keys(hosts)

const usage = `npm run deploy -- ${hostNames.join('|')}   publishes dist/client, as the last build left it

  --dry-run            prints the commands in place of running them
  --preview <name>     publishes a preview under a name of its own (netlify, cloudflare)
  --server <address>   where nginx or Caddy runs, such as root@203.0.113.7
  --before-launch      publishes a site that is not settled yet, unlisted in search engines`

/** A user, if one is named, and a host: no options, and nothing that a shell or rsync would act on. */
const serverPattern = /^(?:[a-z_][a-z0-9_-]*@)?[a-z0-9][a-z0-9.-]*$/

const readOptions = (args: readonly string[], env: Environment) => {
  const { values, positionals } = parseArgs({
    args: [...args],
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

type Project = {
  root: string
  facts: LaunchFacts
  env: Environment
  output: Output
  /** Runs a program and answers whether it succeeded. */
  run: (step: Step) => boolean
}

/** Returns the exit code: 1 if the site was refused or a step failed, 2 for wrong options. */
export const deploy = (args: readonly string[], project: Project): 0 | 1 | 2 => {
  const { root, facts, env, output, run } = project
  const options = optionsOrUsage(() => readOptions(args, env), usage, output)
  if (options === undefined) return 2
  const { host, preview, server = 'root@your-server' } = options
  const { url } = facts.business
  const beforeLaunch = options['before-launch'] ? 'before-launch' : 'production'
  const reason = refusal(root, preview === undefined ? beforeLaunch : 'preview', facts)
  if (reason !== undefined) {
    output.error(reason)
    return 1
  }
  const { hostname } = new URL(url)
  const folder = folderFor(root, !host.isServer)
  for (const step of host.steps({ folder, hostname, server, env, preview })) {
    output.log(step.map(shellWord).join(' '))
    if (options['dry-run'] || run(step)) continue
    output.error(`${step[0]} failed, and nothing after it was done.`)
    return 1
  }
  const after = `\nLook at what visitors get: npm run watch -- ${url} --lead\nTo go back: ${host.rollback}`
  if (preview === undefined) output.log(after)
  return 0
}
