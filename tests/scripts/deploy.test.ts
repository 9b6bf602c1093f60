import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteFactsFile } from '../../renderer/output/delivery/site.ts'
import { type DeployStep, deployCommand, environmentOf, hosts } from '../../scripts/deploy.ts'
import { projectWith } from '../project.ts'
import { runCommand } from '../recorded-output.ts'
import { settledSite } from '../settled-site.ts'

/** Returns a folder with a site built for this environment, whose forms are sent to this relay. */
const builtSite = (siteEnv: string, endpoint = 'https://formsubmit.co/you@sample.test') => {
  const relay = JSON.stringify({ service: 'FormSubmit', endpoint, next: '/' })
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

type Setting = { root?: string; env?: Record<string, string>; open?: object; isBroken?: true }

/** Runs the command with these arguments, and records the programs that it starts. */
const run = async (words: string, setting: Setting = {}) => {
  const { root = builtSite('production'), env = {}, open = {}, isBroken } = setting
  const steps: DeployStep[] = []
  const command = deployCommand(
    () => settledSite(open),
    (step) => steps.push(step) > 0 && !isBroken,
  )
  return { ...(await runCommand(command, words.split(' '), { root, env })), steps }
}

const hostNames = Object.keys(hosts)
const secrets = { NETLIFY_AUTH_TOKEN: 'n', CLOUDFLARE_API_TOKEN: 'c' }
const env = { PATH: '/bin', NETLIFY_SITE_ID: 'id', ...secrets }

test.each(hostNames)(
  'publishing on %s runs the tool of its lock file, which alone gets its token',
  async (host) => {
    const { code, steps, said } = await run(host, { env })
    expect(code).toBe(0)
    expect(said).toContain('npm run watch -- https://www.sample.test --lead')
    expect(said).toContain('To go back: ')
    expect(await run(`${host} --dry-run`, { env })).toEqual({ code: 0, steps: [], said })

    const folder = `.github/deploy/${host}`
    const [install = '', tool = ''] = steps.map((step) => step.join(' '))
    expect(install).toMatch(new RegExp(`^npm ci --ignore-scripts .* --prefix ${folder}$`))
    const [, name = '', program] = tool.match(`^node ${folder}/(node_modules/[^/]+)/(\\S+)`) ?? []
    const { packages } = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8'))
    expect(Object.values(packages[name].bin)).toContain(program)

    const tokens = steps.map((step) => Object.keys(environmentOf(step, env)))
    const own = Object.keys(secrets).filter((secret) => secret.startsWith(host.toUpperCase()))
    expect(tokens.map((names) => names.filter((one) => one in secrets))).toEqual([[], own])
    expect(tokens.flat().filter((one) => one === 'PATH')).toHaveLength(2)
  },
)

test('publishing stops at the first step that fails', async () => {
  const { code, steps, said } = await run('netlify', { isBroken: true })
  expect([code, steps.length]).toEqual([1, 1])
  expect(said).toMatch(/\nnpm failed, and the steps after it were not run\.$/)
})

const unconfirmed = { unconfirmed: ['license'] }

test('a preview has its own name, and an unsettled site may be published before launch', async () => {
  const { said } = await run('netlify --preview pr-12', { root: builtSite('preview') })
  expect(said).toMatch(/ --alias pr-12$/m)
  expect(said).not.toContain('--prod')
  const root = builtSite('before-launch', '/relay')
  const early = await run('netlify --before-launch', { root, open: unconfirmed })
  expect(early).toMatchObject({ code: 0, said: expect.stringContaining('npm run launch-check') })
})

test.each<[words: string, env?: Record<string, string>]>([
  ['netlify', { NETLIFY_SITE_ID: '../sites' }],
  ['netlify', { NETLIFY_AUTH_TOKEN: 'n' }],
  ['cloudflare', { CLOUDFLARE_PROJECT: '--help' }],
  ['cloudflare --preview main'],
  ['netlify --preview a/b'],
])('what a tool could misread is refused: %s %j', async (words, wrong = {}) => {
  expect(await run(words, { env: wrong })).toMatchObject({ code: 2, steps: [] })
})

test.each<[string, root: () => string, args: string, says: string, open?: object]>([
  ['where leads are lost', () => builtSite('production', '/relay'), 'netlify', 'no relay is set'],
  ['without a relay', () => builtSite('production', ''), 'netlify', 'no relay is set'],
  ['with a placeholder', () => builtSite('production'), 'netlify', '- license', unconfirmed],
  ['of a preview', () => builtSite('preview'), 'netlify', 'SITE_ENV=production'],
  ['of the site before launch', () => builtSite('before-launch'), 'netlify', 'SITE_ENV=production'],
  ['as a preview', () => builtSite('production'), 'netlify --preview pr-1', 'SITE_ENV=preview'],
  ['as before launch', () => builtSite(''), 'cloudflare --before-launch', 'SITE_ENV=before-launch'],
  ['where nothing is built', () => projectWith().root, 'netlify', 'no built site'],
  ['with a link out of the folder', siteWithLink, 'netlify', 'secrets.txt'],
])('publishing is refused %s', async (_what, root, args, says, open = {}) => {
  const { code, steps, said } = await run(args, { root: root(), open })
  expect(said).toContain(says)
  expect({ code, steps }).toEqual({ code: 1, steps: [] })
})
