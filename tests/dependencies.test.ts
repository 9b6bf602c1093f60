import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

type Versions = Record<string, string>
type Manifest = { dependencies?: Versions; devDependencies?: Versions; overrides?: Versions }

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
const isExact = (version: string) => /^\d+\.\d+\.\d+$/.test(version)
const declaredIn = (folder: string): Versions => {
  const { dependencies, devDependencies } = manifestIn(folder)
  return { ...dependencies, ...devDependencies }
}
const declared = declaredIn('.')
/** The folders of the tools that publish to a host. */
const tools = readdirSync('.github/deploy').map((host) => `.github/deploy/${host}`)

describe('the packages of the project', () => {
  test('have one exact version each', () => {
    const all = [...['.', ...tools].map(declaredIn), manifestIn('.').overrides ?? {}]
    expect(
      all.flatMap((each) => Object.values(each)).filter((version) => !isExact(version)),
    ).toEqual([])
    expect(readFileSync('.npmrc', 'utf8')).toContain('save-exact=true')
  })

  test('each have a row in .github/DEPENDENCIES.md, and no other package has', () => {
    const table = readFileSync('.github/DEPENDENCIES.md', 'utf8')
    const rows = [...table.matchAll(/^\| `(.+?)` \| .+? \|/gm)].map(([, name]) => name)
    expect(rows).toEqual(Object.keys(declared))
  })

  test('bundle commands with the bundler of Vite, and not with another', () => {
    const { packages }: { packages: object } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
    const bundlers = Object.keys(packages).filter((path) => path.endsWith('node_modules/rolldown'))
    expect(bundlers, 'set rolldown in package.json to the version of Vite').toHaveLength(1)
  })
})

type Locked = {
  integrity?: string
  inBundle?: true
  resolved?: string
  optionalDependencies?: object
}

describe.each(['.', ...tools])('the packages in the lock file of %s', (folder) => {
  const lock = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8'))
  const { '': _, ...packages }: Record<string, Locked> = lock.packages

  test('are known by their content, at no registry but that of npm', () => {
    const all = Object.entries(packages)
    expect(all.length).toBeGreaterThan(0)
    // What a package brings in its own archive is part of its content.
    const unknown = all.filter(
      ([, { integrity, inBundle }]) => !integrity?.startsWith('sha512-') && !inBundle,
    )
    expect(unknown.map(([name]) => name)).toEqual([])
    const addresses = all.flatMap(([, { resolved }]) => resolved ?? [])
    expect(addresses.filter((one) => !one.startsWith('https://registry.npmjs.org/'))).toEqual([])
  })

  test('have their parts for every platform, without which npm ci fails', () => {
    const locked = new Set(
      Object.keys(packages).map((path) => path.replace(/.*node_modules\//, '')),
    )
    const parts = Object.values(packages).flatMap((one) =>
      Object.keys(one.optionalDependencies ?? {}),
    )
    expect(parts.length).toBeGreaterThan(0)
    expect(parts.filter((name) => !locked.has(name))).toEqual([])
  })
})

test('updates are a week old, and those of the tools of hosts keep to their Node', () => {
  const { minimumReleaseAge, packageRules } = JSON.parse(readFileSync('renovate.json', 'utf8'))
  expect(minimumReleaseAge).toBe('7 days')
  const rules: { matchPackageNames: string[]; allowedVersions?: string }[] = packageRules
  const limited = rules
    .filter((rule) => rule.allowedVersions)
    .flatMap((rule) => rule.matchPackageNames)
  expect(limited.sort()).toEqual(tools.flatMap((folder) => Object.keys(declaredIn(folder))).sort())
})

test('no workflow and no command that publishes asks a registry what to run', () => {
  const files = [
    'README.md',
    'scripts/deploy.ts',
    'scripts/deploy/hosts.ts',
    'scripts/deploy/command.ts',
  ]
  const workflows = readdirSync('.github/workflows').map((file) => `.github/workflows/${file}`)
  const asking = [...files, ...workflows].filter((file) =>
    /\bnpx\b|npm exec|npm install|pnpm|yarn/.test(readFileSync(file, 'utf8')),
  )
  expect(asking).toEqual([])
})

describe('each workflow', () => {
  const folder = '.github/workflows'
  const texts = readdirSync(folder).map((file): [string, string] => [
    file,
    readFileSync(`${folder}/${file}`, 'utf8'),
  ])

  test.each(texts)('%s names every action by its commit, with the version beside it', (_, text) => {
    const uses = [...text.matchAll(/^[\s-]*uses: (.*)$/gm)].map(([, action = '']) => action)
    const isPinned = (action: string) =>
      /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action) ||
      (action.startsWith('./') && existsSync(action))
    expect(uses.filter((action) => !isPinned(action))).toEqual([])
  })

  test.each(texts)('%s may do nothing, and each of its jobs only what it names', (_, text) => {
    const { permissions, jobs } = parse(text)
    expect(permissions).toEqual({})
    const entries: [string, { permissions?: unknown }][] = Object.entries(jobs)
    expect(entries.filter(([, job]) => job.permissions === undefined)).toEqual([])
  })

  test('that looks for offers that are over runs after midnight in Florida, all year', () => {
    const { on } = parse(readFileSync(`${folder}/expire.yml`, 'utf8'))
    const [, minute = '', hours = ''] = /^(\d+) ([\d,]+) \* \* \*$/.exec(on.schedule[0].cron) ?? []
    for (const month of [1, 7]) {
      const runs = hours
        .split(',')
        .map((hour) => Date.UTC(2026, month, 15, Number(hour), Number(minute)))
      const clock = { timeZone: 'America/New_York', hour: 'numeric', hourCycle: 'h23' } as const
      expect(runs.map((run) => new Date(run).toLocaleString('en-US', clock))).toContain('00')
    }
  })

  test('uses one commit of each action', () => {
    const pins = texts.flatMap(([, text]) => text.match(/[\w.-]+\/[\w./-]+@[0-9a-f]{40}/g) ?? [])
    const actions = new Set(pins.map((pin) => pin.split('@')[0]))
    expect(new Set(pins).size).toBe(actions.size)
  })
})
