import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { deploy } from '../../scripts/deploy/command.ts'
import { hostNames, type Step } from '../../scripts/deploy/hosts.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const working = 'https://formsubmit.co/you@sample.example'

const pageOf = ({ relay = working, hidden = false }) =>
  `<title>Sample</title>${hidden ? '<meta name="robots" content="noindex"/>' : ''}
  <script type="application/json" id="relay">{"service":"FormSubmit","endpoint":"${relay}"}</script>`

/** A project that was built with this home page. */
const builtSite = (home?: string): string => {
  const root = temporaryFolder('deploy')
  mkdirSync(join(root, 'dist/client'), { recursive: true })
  if (home !== undefined)
    for (const file of ['index.html', 'index.html.br', 'index.html.gz'])
      writeFileSync(join(root, 'dist/client', file), home)
  return root
}

const run = (root: string, args: readonly string[], succeeds = true) => {
  const steps: Step[] = []
  const lines: string[] = []
  const write = (line: string) => lines.push(line)
  const code = deploy(args, {
    root,
    url: 'https://www.sample.example',
    output: { log: write, error: write },
    run: (step) => {
      steps.push(step)
      return succeeds
    },
  })
  return { code, steps, said: lines.join('\n') }
}

const onServer = ['--server', 'root@sample.example']
const argsFor = (host: string) => (/nginx|caddy/.test(host) ? [host, ...onServer] : [host])

describe('publishing', () => {
  test.each(hostNames)(
    'on %s runs what a dry run prints, and says how to look and go back',
    (host) => {
      const root = builtSite(pageOf({}))
      const { code, steps, said } = run(root, argsFor(host))
      expect(code).toBe(0)
      expect(steps.length).toBeGreaterThan(0)
      expect(said).toContain('npm run watch -- https://www.sample.example --lead')
      expect(said).toContain('To go back: ')
      const dry = run(root, [...argsFor(host), '--dry-run'])
      expect(dry).toEqual({ code: 0, steps: [], said })
    },
  )

  test('names exact versions of the tools that npx fetches', () => {
    const root = builtSite(pageOf({}))
    const tools = hostNames
      .flatMap((host) => run(root, argsFor(host)).steps)
      .filter(([program]) => program === 'npx')
      .map(([, , tool]) => tool)
    expect(tools).toHaveLength(2)
    for (const tool of tools) expect(tool).toMatch(/@\d+\.\d+\.\d+$/)
  })

  test('leaves compressed files to servers that want them', () => {
    const root = builtSite(pageOf({}))
    const folderOf = (host: string) => run(root, argsFor(host)).steps[0]?.join(' ')
    expect(folderOf('nginx')).toContain(
      'dist/client/ root@sample.example:/var/www/www.sample.example/',
    )
    expect(folderOf('netlify')).toContain('--dir dist/upload')
    expect(existsSync(join(root, 'dist/upload/index.html'))).toBe(true)
    expect(existsSync(join(root, 'dist/upload/index.html.br'))).toBe(false)
  })

  test('of a preview has a name of its own, and never that of the public site', () => {
    const root = builtSite(pageOf({ hidden: true, relay: '/relay' }))
    const netlify = run(root, ['netlify', '--preview', 'pr-12'])
    expect(netlify.steps[0]).toEqual(expect.arrayContaining(['--alias', 'pr-12']))
    expect(netlify.steps[0]).not.toContain('--prod')
    const cloudflare = run(root, ['cloudflare', '--preview', 'pr-12'])
    expect(cloudflare.steps[0]?.join(' ')).toContain('--branch pr-12')
  })

  test('refuses the name of the public site for a preview, and options in the place of a server', () => {
    const root = builtSite(pageOf({ hidden: true, relay: '/relay' }))
    expect(run(root, ['cloudflare', '--preview', 'main'])).toMatchObject({ code: 2, steps: [] })
    const server = '--server=-oProxyCommand=sample'
    expect(run(root, ['nginx', server])).toMatchObject({ code: 2, steps: [] })
  })

  test.each(['nginx', 'caddy'])('puts the rules of %s back if they are wrong', (host) => {
    const [, rules, reload] = run(builtSite(pageOf({})), argsFor(host)).steps
    const [file = ''] = /\/etc\/\S+(?=\.new)/.exec(rules?.join(' ') ?? '') ?? []
    expect(reload?.at(-1)).toMatch(
      new RegExp(`^mv -f ${file} ${file}\\.old; .* mv ${file}\\.old ${file}; false; }$`),
    )
  })

  test('stops at a step that fails', () => {
    const { code, steps, said } = run(builtSite(pageOf({})), argsFor('nginx'), false)
    expect(code).toBe(1)
    expect(steps).toHaveLength(1)
    expect(said).toContain('rsync failed')
  })
})

describe('publishing is refused', () => {
  test.each<[string, string | undefined, string[], string]>([
    ['without a built site', undefined, [], 'npm run build'],
    ['where leads would be lost', pageOf({ relay: '/relay' }), [], 'Leads would be lost'],
    ['for a relay without encryption', pageOf({ relay: 'http://a.example' }), [], 'https://'],
    ['for the preview as the public site', pageOf({ hidden: true }), [], 'SITE_ENV=preview'],
    ['for the public site as a preview', pageOf({}), ['--preview', 'pr-1'], 'SITE_ENV=preview'],
  ])('%s', (_what, home, args, reason) => {
    const { code, steps, said } = run(builtSite(home), ['netlify', ...args])
    expect(said).toContain(reason)
    expect(steps).toEqual([])
    expect(code).toBe(1)
  })

  test.each(['nginx', 'caddy'])('where %s has nothing compressed to send', (host) => {
    const root = builtSite(pageOf({}))
    rmSync(join(root, 'dist/client/index.html.br'))
    const { code, steps, said } = run(root, argsFor(host))
    expect(said).toContain('build with SITE_ENV=production')
    expect(steps).toEqual([])
    expect(code).toBe(1)
    expect(run(root, argsFor('netlify')).code).toBe(0)
  })

  test('no longer where somebody says that leads may be lost', () => {
    const root = builtSite(pageOf({ relay: '/relay' }))
    expect(run(root, ['netlify', '--without-relay']).code).toBe(0)
  })

  test.each([
    [[]],
    [['ftp']],
    [['netlify', 'cloudflare']],
    [['nginx']],
    [['nginx', ...onServer, '--preview', 'pr-1']],
    [['netlify', '--preview', 'Main!']],
  ])('with its usage for %j', (args) => {
    const { code, said } = run(builtSite(pageOf({})), args)
    expect(said).toContain('npm run deploy -- netlify|cloudflare|nginx|caddy')
    expect(code).toBe(2)
  })
})
