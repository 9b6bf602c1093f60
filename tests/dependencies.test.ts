import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

type Versions = Record<string, string>
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
/** The folders of the tools that publish to a host. */
const tools = readdirSync('.github/deploy').map((host) => `.github/deploy/${host}`)
const declaredIn = (folder: string): Versions => {
  const { dependencies, devDependencies } = json(`${folder}/package.json`)
  return { ...dependencies, ...devDependencies }
}

test('every package has one exact version, and a row in .github/DEPENDENCIES.md', () => {
  const versions = ['.', ...tools].flatMap((folder) => Object.values(declaredIn(folder)))
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  const table = readFileSync('.github/DEPENDENCIES.md', 'utf8')
  const rows = [...table.matchAll(/^\| `(.+?)` \| .+? \|/gm)].map(([, name]) => name)
  expect(rows).toEqual(Object.keys(declaredIn('.')))
})

test('commands are bundled with the bundler of Vite: rolldown in package.json has its version', () => {
  const paths = Object.keys(json('package-lock.json').packages)
  expect(paths.filter((path) => path.endsWith('node_modules/rolldown'))).toHaveLength(1)
})

type Locked = {
  integrity?: string
  inBundle?: true
  resolved?: string
  optionalDependencies?: object
}

test.each(['.', ...tools])(
  'the lock file of %s knows packages by their content, from npm, with their parts for every platform',
  (folder) => {
    const { '': _, ...packages }: Record<string, Locked> = json(
      `${folder}/package-lock.json`,
    ).packages
    const names = new Set(Object.keys(packages).map((path) => path.replace(/.*node_modules\//, '')))
    expect(names.size).toBeGreaterThan(0)
    for (const [path, one] of Object.entries(packages)) {
      // What a package brings in its own archive is part of its content.
      if (!one.inBundle) expect(one.integrity, path).toMatch(/^sha512-/)
      expect(one.resolved ?? 'https://registry.npmjs.org/').toMatch(/^https:..registry\.npmjs\.org/)
      // Without one of them, npm ci fails.
      for (const part of Object.keys(one.optionalDependencies ?? {})) expect(names).toContain(part)
    }
  },
)

describe('each workflow', () => {
  const folder = '.github/workflows'
  const texts = readdirSync(folder).map((file): [string, string] => [
    file,
    readFileSync(`${folder}/${file}`, 'utf8'),
  ])

  test.each(texts)(
    '%s names actions by their commit, asks no registry what to run, and may do only what a job names',
    (_, text) => {
      const uses = [...text.matchAll(/^[\s-]*uses: (.*)$/gm)].map(([, action = '']) => action)
      const isPinned = (action: string) =>
        /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action) ||
        (action.startsWith('./') && existsSync(action))
      expect(uses.filter((action) => !isPinned(action))).toEqual([])
      expect(text).not.toMatch(/\bnpx\b|npm exec|npm install|pnpm|yarn/)
      const { permissions, jobs } = parse(text)
      expect(permissions).toEqual({})
      for (const job of Object.values(jobs)) expect(job).toHaveProperty('permissions')
    },
  )

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
    expect(new Set(pins).size).toBe(new Set(pins.map((pin) => pin.split('@')[0])).size)
  })
})
