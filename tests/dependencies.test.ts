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

describe('the packages of the project', () => {
  test('each have a row in .github/DEPENDENCIES.md, and no other package has', () => {
    const table = readFileSync('.github/DEPENDENCIES.md', 'utf8')
    const rows = [...table.matchAll(/^\| `(.+?)` \| .+? \|/gm)].map(([, name]) => name)
    expect(rows).toEqual(Object.keys(declared))
  })
})

const tools = readdirSync('.github/deploy').map((host) => `.github/deploy/${host}`)

type Locked = {
  integrity?: string
  inBundle?: true
  resolved?: string
  optionalDependencies?: object
}

describe.each(['.', ...tools])('the packages in the lock file of %s', (folder) => {
  const lock = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8'))
  const {
    '': declares,
    ...packages
  }: Record<string, Locked & { devDependencies?: object; dependencies?: object }> = lock.packages

  test('are those that its package.json asks for, in exact versions', () => {
    const asked = declaredIn(folder)
    expect({ ...declares?.dependencies, ...declares?.devDependencies }).toEqual(asked)
    expect(Object.values(asked).filter((version) => !isExact(version))).toEqual([])
  })

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
})
