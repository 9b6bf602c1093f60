import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteFactsFile } from '../../renderer/output/delivery/site.ts'
import { type DeployStep, deployCommand, environmentOf, hosts } from '../../scripts/deploy.ts'
import { projectWith } from '../project.ts'
import { runCommand } from '../recorded-output.ts'
import { settledSite } from '../settled-site.ts'

const ready = {
  siteEnv: 'production' as string | undefined,
  endpoint: 'https://formsubmit.co/you@sample.test',
  ...{ home: 'index.html', link: '', open: {}, isBroken: false },
  env: { PATH: '/bin' } as Record<string, string>,
}

/** Publishes a site that is built like this, and records the programs that are started. */
const run = async (words: string, setting: Partial<typeof ready> = {}) => {
  const { siteEnv, endpoint, home, link, env, open, isBroken } = { ...ready, ...setting }
  const relay = JSON.stringify({ service: 'FormSubmit', endpoint, next: '/' })
  const { root } = projectWith({
    [`dist/client/${home}`]: `<script type="application/json" id="relay">${relay}</script>`,
    [siteFactsFile]: JSON.stringify({ siteEnv }),
  })
  if (link) symlinkSync(link, join(root, 'dist/client/secrets.txt'))
  const steps: DeployStep[] = []
  const start = (step: DeployStep) => steps.push(step) > 0 && !isBroken
  const command = deployCommand(() => settledSite(open), start)
  return { ...(await runCommand(command, words.split(' '), { root, env })), steps }
}

const secrets = { NETLIFY_AUTH_TOKEN: 'n', CLOUDFLARE_API_TOKEN: 'c' }
const env = { ...ready.env, NETLIFY_SITE_ID: 'id', ...secrets }

test.each(Object.keys(hosts))(
  'publishing on %s runs the tool of its lock file, which alone gets its token',
  async (host) => {
    const { code, steps, said } = await run(host, { env })
    expect(said).toMatch(/npm run watch -- https:\/\/www\.sample\.test --lead\nTo go back: /)
    expect(await run(`${host} --dry-run`, { env })).toEqual({ code, steps: [], said })
    const folder = `.github/deploy/${host}`
    const [install = '', tool = ''] = steps.map((step) => step.join(' '))
    expect(install).toMatch(new RegExp(`^npm ci --ignore-scripts .* --prefix ${folder}$`))
    const [, name = '', program] = tool.match(`^node ${folder}/(node_modules/[^/]+)/(\\S+)`) ?? []
    const { packages } = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8'))
    expect(Object.values(packages[name].bin)).toContain(program)
    const own = Object.keys(secrets).filter((secret) => secret.startsWith(host.toUpperCase()))
    const given = steps.map((step) => Object.keys(environmentOf(step, env)))
    expect(given.map((names) => names.filter((one) => one in secrets))).toEqual([[], own])
    expect(given.every((names) => names.includes('PATH'))).toBe(true)
    expect(code).toBe(0)
  },
)

const early = { siteEnv: 'before-launch', open: { unconfirmed: ['license'] } }

test.each<[words: string, Partial<typeof ready>, started: number, says: string | RegExp]>([
  ['netlify --preview pr-12', { siteEnv: 'preview' }, 2, /^(?!.*--prod).*--alias pr-12$/s],
  ['netlify --before-launch', { ...early, endpoint: '/relay' }, 2, 'npm run launch-check'],
  ['netlify', { isBroken: true }, 1, 'npm failed, and the steps after it were not run.'],
  ['netlify', { env: { NETLIFY_SITE_ID: '../sites' } }, 0, 'NETLIFY_SITE_ID must'],
  ['netlify', { env: { NETLIFY_AUTH_TOKEN: 'n' } }, 0, 'needs NETLIFY_SITE_ID'],
  ['cloudflare', { env: { CLOUDFLARE_PROJECT: '--help' } }, 0, 'CLOUDFLARE_PROJECT must'],
  ['cloudflare --preview main', { siteEnv: 'preview' }, 0, 'The name of a preview'],
  ['netlify --preview a/b', { siteEnv: 'preview' }, 0, 'The name of a preview'],
  ['netlify', { endpoint: '/relay' }, 0, 'no relay is set'],
  ['netlify', { endpoint: 'https://formsubmit.co/a@b.example' }, 0, '- relay.endpoint: '],
  ['netlify', { endpoint: '' }, 0, 'no relay is set'],
  ['netlify', { open: early.open }, 0, '- license'],
  ['netlify', { siteEnv: 'preview' }, 0, 'SITE_ENV=production'],
  ['netlify', early, 0, 'SITE_ENV=production'],
  ['netlify --preview pr-1', {}, 0, 'SITE_ENV=preview'],
  ['cloudflare --before-launch', { siteEnv: '' }, 0, 'SITE_ENV=before-launch'],
  ['netlify', { home: 'about.html' }, 0, 'no built site'],
  ['netlify', { siteEnv: undefined }, 0, 'no built site'],
  ['netlify', { link: '/proc/self/environ' }, 0, 'secrets.txt'],
])('publishing on %s with %j starts %i programs', async (words, setting, started, says) => {
  const { code, steps, said } = await run(words, setting)
  expect(said).toMatch(says)
  expect(steps).toHaveLength(started)
  expect(code === 0).toBe(started === 2)
})
