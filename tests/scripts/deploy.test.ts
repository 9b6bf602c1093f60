import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deploy } from '../../scripts/deploy/command.ts'
import { environmentOf, hostNames, type Step, shellWord } from '../../scripts/deploy/hosts.ts'
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

type Setting = { succeeds?: boolean; url?: string; env?: Record<string, string> }

const run = (root: string, args: readonly string[], setting: Setting = {}) => {
  const { succeeds = true, url = 'https://www.sample.example', env = {} } = setting
  const steps: Step[] = []
  const lines: string[] = []
  const write = (line: string) => lines.push(line)
  const code = deploy(args, {
    root,
    url,
    env,
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

  test.each(['netlify', 'cloudflare'])(
    'on %s runs a tool that is in its lock file, installed without scripts of packages',
    (host) => {
      const [install = [], use = []] = run(builtSite(pageOf({})), [host]).steps
      const folder = `.github/deploy/${host}`
      expect(install.slice(0, 2)).toEqual(['npm', 'ci'])
      expect(install).toContain('--ignore-scripts')
      expect(install.slice(-2)).toEqual(['--prefix', folder])
      const [, name = '', program] =
        /^(node_modules\/[^/]+)\/(.+)$/.exec(use[1]?.replace(`${folder}/`, '') ?? '') ?? []
      const { packages } = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8'))
      expect(use[0]).toBe('node')
      expect(Object.values(packages[name].bin)).toContain(program)
    },
  )

  test('gives the token of a host to its own tool alone', () => {
    const root = builtSite(pageOf({}))
    const env = {
      PATH: '/bin',
      NETLIFY_AUTH_TOKEN: 'n',
      NETLIFY_SITE_ID: 'id',
      CLOUDFLARE_API_TOKEN: 'c',
    }
    const steps = hostNames.flatMap((host) => run(root, argsFor(host), { env }).steps)
    const reached = (name: string) =>
      steps.filter((step) => name in environmentOf(step, env)).map(([, tool]) => tool)
    expect(reached('PATH')).toHaveLength(steps.length)
    expect(reached('NETLIFY_AUTH_TOKEN')).toEqual([expect.stringContaining('/netlify-cli/')])
    expect(reached('CLOUDFLARE_API_TOKEN')).toEqual([expect.stringContaining('/wrangler/')])
  })

  test('leaves compressed files to servers that want them', () => {
    const root = builtSite(pageOf({}))
    const folderOf = (host: string) => run(root, argsFor(host)).said
    expect(folderOf('nginx')).toContain(
      'dist/client/ root@sample.example:/var/www/www.sample.example/',
    )
    expect(folderOf('netlify')).toContain('--dir dist/upload')
    expect(existsSync(join(root, 'dist/upload/index.html'))).toBe(true)
    expect(existsSync(join(root, 'dist/upload/index.html.br'))).toBe(false)
  })

  test('follows no link out of the folder that is published', () => {
    const root = builtSite(pageOf({}))
    symlinkSync('/proc/self/environ', join(root, 'dist/client/secrets.txt'))
    run(root, ['netlify'])
    expect(existsSync(join(root, 'dist/upload/index.html'))).toBe(true)
    expect(() => readFileSync(join(root, 'dist/upload/secrets.txt'))).toThrow('ENOENT')
  })

  test('of a preview has a name of its own, and never that of the public site', () => {
    const root = builtSite(pageOf({ hidden: true, relay: '/relay' }))
    const netlify = run(root, ['netlify', '--preview', 'pr-12']).said
    expect(netlify).toContain('--alias pr-12')
    expect(netlify).not.toContain('--prod')
    expect(run(root, ['cloudflare', '--preview', 'pr-12']).said).toContain('--branch pr-12')
  })

  test('refuses the name of the public site for a preview', () => {
    const root = builtSite(pageOf({ hidden: true, relay: '/relay' }))
    expect(run(root, ['cloudflare', '--preview', 'main'])).toMatchObject({ code: 2, steps: [] })
  })

  test.each(['nginx', 'caddy'])('puts the rules of %s back if they are wrong', (host) => {
    const [, rules, reload] = run(builtSite(pageOf({})), argsFor(host)).steps
    const [file = ''] = /\/etc\/\S+(?=\.new)/.exec(rules?.join(' ') ?? '') ?? []
    expect(reload?.at(-1)).toMatch(
      new RegExp(`^mv -f ${file} ${file}\\.old; .* mv ${file}\\.old ${file}; false; }$`),
    )
  })

  test('stops at a step that fails', () => {
    const { code, steps, said } = run(builtSite(pageOf({})), argsFor('nginx'), {
      succeeds: false,
    })
    expect(code).toBe(1)
    expect(steps).toHaveLength(1)
    expect(said).toContain('rsync failed')
  })
})

describe('a word of a command line', () => {
  test('is read back by sh as it was, whatever is in it', () => {
    const words = fc.array(fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', '')))
    fc.assert(
      fc.property(words, (texts) => {
        const line = `printf '%s\\0' begin ${texts.map(shellWord).join(' ')}`
        const read = execFileSync('sh', ['-c', line], { encoding: 'utf8' }).split('\0')
        expect(read.slice(1, -1)).toEqual(texts)
      }),
      { examples: [[["'; reboot; '", '$(reboot)', '`reboot`', '-n', '', '\n', '\\', '!"#&*~']]] },
    )
  })

  test('that stands for the site is one argument of what runs on a server', () => {
    const { steps } = run(builtSite(pageOf({})), argsFor('nginx'), {
      url: 'https://a;reboot;b.example',
    })
    const folder = temporaryFolder('programs')
    const log = join(folder, 'log')
    for (const name of ['mv', 'nginx', 'certbot', 'systemctl', 'rm', 'reboot'])
      writeFileSync(join(folder, name), `#!/bin/sh\nprintf '%s|' "\${0##*/}" "$@" >> ${log}\n`, {
        mode: 0o755,
      })
    execFileSync('/bin/sh', ['-c', steps.at(-1)?.at(-1) ?? ''], { env: { PATH: folder } })
    expect(readFileSync(log, 'utf8')).toContain('|-d|a;reboot;b.example|systemctl|')
    expect(readFileSync(log, 'utf8')).not.toContain('|reboot|')
  })
})

describe('publishing is refused', () => {
  test.each([
    '-oProxyCommand=sample',
    'root@-oProxyCommand=sample',
    'root@sample.example;reboot',
    'root@$(reboot)',
    'root@sample.example:/etc',
    'Root User@sample.example',
  ])('for the server %j', (server) => {
    const { code, steps, said } = run(builtSite(pageOf({})), ['nginx', `--server=${server}`])
    expect(said).toContain('The address of a server is a host name')
    expect({ code, steps }).toEqual({ code: 2, steps: [] })
  })

  test.each([
    ['netlify', { NETLIFY_SITE_ID: '../sites' }],
    ['netlify', { NETLIFY_AUTH_TOKEN: 'sample' }],
    ['cloudflare', { CLOUDFLARE_PROJECT: '--help' }],
    ['cloudflare', { CLOUDFLARE_PROJECT: 'a b' }],
  ])('on %s with %j', (host, env) => {
    const { code, steps, said } = run(builtSite(pageOf({})), [host], { env })
    expect(said).toContain(Object.keys(env)[0])
    expect({ code, steps }).toEqual({ code: 2, steps: [] })
  })

  test.each<[string, string | undefined, string[], string]>([
    ['without a built site', undefined, [], 'npm run build'],
    ['where leads would be lost', pageOf({ relay: '/relay' }), [], 'Leads would be lost'],
    ['for a relay without encryption', pageOf({ relay: 'http://a.example' }), [], 'https://'],
    ['with a text left to be written', `${pageOf({})}To be written`, [], 'npm run check:content'],
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
