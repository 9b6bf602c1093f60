import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = {
  version: string
  license?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** The packages that package.json asks for, in its order, and their versions. */
export const declaredIn = (root: string): Record<string, string> => {
  const { dependencies, devDependencies } = manifestIn(root)
  return { ...dependencies, ...devDependencies }
}

/** The version of a package that is installed, and its license by its own account. */
export const installedPackage = (root: string, name: string) => {
  const { version, license } = manifestIn(join(root, 'node_modules', name))
  return { version, license: license ?? 'none named' }
}

type Lock = { packages: Record<string, { dependencies?: Record<string, string> }> }

/**
 * The declared package that brings in each installed one: itself, or the first that needs it, from
 * near to far.
 */
export const bringersIn = (root: string): ReadonlyMap<string, string> => {
  const { packages }: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const bringers = new Map(Object.keys(declaredIn(root)).map((name) => [name, name]))
  // A map goes on to what is added to it while it is walked through.
  for (const [name, bringer] of bringers)
    for (const needed of Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {}))
      if (!bringers.has(needed)) bringers.set(needed, bringer)
  return bringers
}
