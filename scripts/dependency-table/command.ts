import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Output } from '../terminal.ts'
import { bringersIn, declaredIn, installedPackage } from './installed.ts'
import { lastRelease } from './last-release.ts'
import { bytesByPackage, readScripts } from './shipped.ts'
import { type Row, rowsIn, tableText, unwritten } from './table.ts'

export const dependenciesFile = '.github/DEPENDENCIES.md'

const client = 'dist/client'

const removeMaps = (folder: string) => {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.map')) rmSync(join(folder, file))
}

/** Builds the site with source maps, which say what came from where, and takes them away again. */
const measureBuild = (root: string): Map<string, number> => {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SOURCE_MAPS: 'true' },
  })
  if (status !== 0) throw new Error('The site could not be built.')
  const folder = join(root, client)
  try {
    return bytesByPackage(readScripts(folder))
  } finally {
    removeMaps(folder)
  }
}

/** The bytes of each declared package, with those of the packages that it brings along. */
export const bytesByDeclared = (
  bytes: ReadonlyMap<string, number>,
  bringers: ReadonlyMap<string, string>,
): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const [name, count] of bytes) {
    const bringer = bringers.get(name) ?? name
    sums.set(bringer, (sums.get(bringer) ?? 0) + count)
  }
  return sums
}

/** `npm run dependency-table`: writes the table anew, with what was written into it by hand. */
export const writeDependencies = (root: string, output: Output): void => {
  const file = join(root, dependenciesFile)
  const known = new Map(
    rowsIn(existsSync(file) ? readFileSync(file, 'utf8') : '').map((row) => [row.name, row]),
  )
  const shipped = bytesByDeclared(measureBuild(root), bringersIn(root))
  const rows = Object.keys(declaredIn(root)).map((name): Row => {
    const before = known.get(name)
    const purpose = before?.purpose ?? unwritten
    const released = lastRelease(name) ?? before?.released ?? unwritten
    const bytes = Math.round(shipped.get(name) ?? 0).toLocaleString('en-US')
    return { name, purpose, ...installedPackage(root, name), shipped: bytes, released }
  })
  writeFileSync(file, tableText(rows))
  for (const { name, purpose } of rows)
    if (purpose === unwritten) output.log(`${dependenciesFile}: write what ${name} is for.`)
  for (const [name, count] of shipped)
    if (!rows.some((row) => row.name === name)) output.log(`${name}: ${Math.round(count)} bytes`)
}
