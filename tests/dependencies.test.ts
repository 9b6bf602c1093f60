import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const read = (path: string) => readFileSync(path, 'utf8')
/** The folders of the tools that publish to a host, and of the site itself. */
const projects = ['.', ...readdirSync('.github/deploy').map((host) => `.github/deploy/${host}`)]
const declaredIn = (folder: string): Record<string, string> => {
  const { dependencies, devDependencies } = JSON.parse(read(`${folder}/package.json`))
  return { ...dependencies, ...devDependencies }
}

type Locked = { integrity?: string; inBundle?: true; optionalDependencies?: object }

test.each(projects)(
  '%s names exact versions, and its lock file has their content hashes, from npm, for every platform',
  (folder) => {
    for (const version of Object.values(declaredIn(folder)))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    const lock = read(`${folder}/package-lock.json`)
    const { '': _, ...packages }: Record<string, Locked> = JSON.parse(lock).packages
    const names = new Set(Object.keys(packages).map((path) => path.replace(/.*node_modules\//, '')))
    expect(names.size).toBeGreaterThan(0)
    for (const [path, { inBundle, integrity, optionalDependencies = {} }] of Object.entries(
      packages,
    )) {
      // A bundled dependency is covered by the hash of the package that contains it.
      if (!inBundle) expect(integrity, path).toMatch(/^sha512-/)
      // Without one of them, npm ci fails.
      for (const part of Object.keys(optionalDependencies)) expect(names).toContain(part)
    }
    expect(lock).not.toMatch(/"resolved": "(?!https:\/\/registry\.npmjs\.org\/)/)
  },
)

test('every package has a row in .github/DEPENDENCIES.md, and commands have the bundler of Vite', () => {
  const rows = [...read('.github/DEPENDENCIES.md').matchAll(/^\| `(.+?)` \| .+? \|/gm)]
  expect(rows.map(([, name]) => name)).toEqual(Object.keys(declaredIn('.')))
  expect(read('package-lock.json').match(/node_modules\/rolldown"/g)).toHaveLength(1)
})

const workflows = readdirSync('.github/workflows').map((file) => `.github/workflows/${file}`)

test('workflows pin each action to a commit, run nothing from a registry, and have only the permissions that a job names', () => {
  const uses = workflows.flatMap((file) => [...read(file).matchAll(/^[\s-]*uses: (.*)$/gm)])
  const actions = new Set(uses.map(([, action = '']) => action))
  for (const action of actions)
    if (!(action.startsWith('./') && existsSync(action)))
      expect(action).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  expect(new Set([...actions].map((action) => action.split('@')[0])).size).toBe(actions.size)
  for (const file of workflows) {
    expect(read(file), file).not.toMatch(/\bnpx\b|npm exec|npm install|pnpm|yarn/)
    const { permissions, jobs } = parse(read(file))
    expect(permissions, file).toEqual({})
    for (const job of Object.values(jobs)) expect(job, file).toHaveProperty('permissions')
  }
})

test('all tests run on the oldest version of Node that works and on ours, and offers end after midnight in Florida', () => {
  const { jobs } = parse(read('.github/workflows/test.yml'))
  const oldest = JSON.parse(read('package.json')).engines.node.replace('>=', '')
  expect(jobs.test.strategy.matrix.node).toEqual(
    expect.arrayContaining([oldest, read('.nvmrc').trim()]),
  )
  const [{ cron }] = parse(read('.github/workflows/expire.yml')).on.schedule
  const [minute, hours = ''] = cron.split(' ')
  const clock = { timeZone: 'America/New_York', hour: 'numeric', hourCycle: 'h23' } as const
  for (const month of [1, 7]) {
    const runs = hours.split(',').map((hour: string) => Date.UTC(2026, month, 15, +hour, minute))
    expect(runs.map((run: number) => new Date(run).toLocaleString('en-US', clock))).toContain('00')
  }
})
