import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteFactsFile } from '../../renderer/output/delivery/site.ts'
import { type DeployStep, deployCommand, environmentOf, hosts } from '../../scripts/deploy.ts'
import type { LaunchFacts } from '../../scripts/launch-check.ts'
import { projectWith } from '../project.ts'
import { runCommand } from '../recorded-output.ts'
import { settledBusiness } from '../settled-business.ts'

/** Creates a project built for this environment, whose forms are sent to this relay. */
const builtSite = (siteEnv: string, endpoint = 'https://formsubmit.co/you@sample.test') => {
  const relay = JSON.stringify({ service: 'FormSubmit', endpoint })
  return projectWith({
    'dist/client/index.html': `<script type="application/json" id="relay">${relay}</script>`,
    [siteFactsFile]: JSON.stringify({ siteEnv }),
  }).root
}

const siteWithLink = () => {
  const root = builtSite('production')
  symlinkSync('/proc/self/environ', join(root, 'dist/client/secrets.txt'))
  return root
}

const business = { ...settledBusiness, url: 'https://www.sample.test' }
const unconfirmed = { business: { ...business, unconfirmed: ['license'] } }

type Facts = Partial<LaunchFacts>
type Setting = { root?: string; env?: Record<string, string>; facts?: Facts; isBroken?: true }

/** Runs the command with these arguments, and records the programs that it starts. */
const run = async (words: string, setting: Setting = {}) => {
  const { root = builtSite('production'), env = {}, facts = {}, isBroken } = setting
  const steps: DeployStep[] = []
  const command = deployCommand(
    () => ({ business, testimonials: [], sampleProjects: [], unwritten: [], ...facts }),
    (step) => steps.push(step) > 0 && !isBroken,
  )
  return { ...(await runCommand(command, words.split(' '), { root, env })), steps }
}

const hostNames = Object.keys(hosts)

test.each(hostNames)(
  'publishing on %s runs the tool of its lock file, as a dry run prints',
  async (host) => {
    const { code, steps, said } = await run(host)
    expect(code).toBe(0)
    expect(said).toContain('npm run watch -- https://www.sample.test --lead')
    expect(said).toContain('To go back: ')
    expect(await run(`${host} --dry-run`)).toEqual({ code: 0, steps: [], said })

    const [install = [], [node, tool = ''] = []] = steps
    const folder = `.github/deploy/${host}`
    expect([install.slice(0, 3), install.slice(-2), node]).toEqual([
      ['npm', 'ci', '--ignore-scripts'],
      ['--prefix', folder],
      'node',
    ])
    const [, name = '', program] = /(node_modules\/[^/]+)\/(.+)$/.exec(tool) ?? []
    const { packages } = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8'))
    expect(Object.values(packages[name].bin)).toContain(program)
  },
)

test('publishing gives the token of a host to its own tool alone', async () => {
  const secrets = { NETLIFY_AUTH_TOKEN: 'n', CLOUDFLARE_API_TOKEN: 'c' }
  const env = { PATH: '/bin', NETLIFY_SITE_ID: 'id', ...secrets }
  const runs = await Promise.all(hostNames.map((host) => run(host, { env })))
  const steps = runs.flatMap((one) => one.steps)
  const reached = (name: string) =>
    steps.filter((step) => name in environmentOf(step, env)).map(([, tool]) => tool)
  expect(reached('PATH')).toHaveLength(steps.length)
  expect(reached('NETLIFY_AUTH_TOKEN')).toEqual([expect.stringContaining('/netlify-cli/')])
  expect(reached('CLOUDFLARE_API_TOKEN')).toEqual([expect.stringContaining('/wrangler/')])
})

test('publishing stops at the first step that fails', async () => {
  const { code, steps, said } = await run('netlify', { isBroken: true })
  expect([code, steps.length]).toEqual([1, 1])
  expect(said).toMatch(/\nnpm failed, and the steps after it were not run\.$/)
})

test('a preview has its own name, and an unsettled site may be published before launch, unlisted', async () => {
  const { said } = await run('netlify --preview pr-12', { root: builtSite('preview') })
  expect(said).toContain('--alias pr-12')
  expect(said).not.toContain('--prod')
  const root = builtSite('before-launch', '/relay')
  const early = await run('netlify --before-launch', { root, facts: unconfirmed })
  expect(early).toMatchObject({ code: 0, said: expect.stringContaining('npm run launch-check') })
})

test.each<[words: string, env?: Record<string, string>]>([
  ['netlify', { NETLIFY_SITE_ID: '../sites' }],
  ['netlify', { NETLIFY_AUTH_TOKEN: 'n' }],
  ['cloudflare', { CLOUDFLARE_PROJECT: '--help' }],
  ['cloudflare --preview main'],
  ['netlify --preview a/b'],
])('what a tool could misread is refused: %s %j', async (words, env = {}) => {
  expect(await run(words, { env })).toMatchObject({ code: 2, steps: [] })
})

test.each<[string, root: () => string, args: string, says: string, facts?: Facts]>([
  ['where leads are lost', () => builtSite('production', '/relay'), 'netlify', 'no relay is set'],
  ['with a placeholder', () => builtSite('production'), 'netlify', '- license', unconfirmed],
  ['of a preview', () => builtSite('preview'), 'netlify', 'SITE_ENV=production'],
  ['of the site before launch', () => builtSite('before-launch'), 'netlify', 'SITE_ENV=production'],
  ['as a preview', () => builtSite('production'), 'netlify --preview pr-1', 'SITE_ENV=preview'],
  ['as before launch', () => builtSite(''), 'cloudflare --before-launch', 'SITE_ENV=before-launch'],
  ['where nothing is built', () => projectWith().root, 'netlify', 'no built site'],
  ['with a link out of the folder', siteWithLink, 'netlify', 'secrets.txt'],
])('publishing is refused %s', async (_what, root, args, says, facts = {}) => {
  const { code, steps, said } = await run(args, { root: root(), facts })
  expect(said).toContain(says)
  expect({ code, steps }).toEqual({ code: 1, steps: [] })
})
