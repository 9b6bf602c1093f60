import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { mock } from 'node:test'
import { buildSite } from '../../renderer/build/build-site.ts'
import { bundlesKey } from '../../renderer/build/bundles.ts'
import { errorMessage } from '../../scripts/terminal.ts'
import type { Circumstances } from './edits.ts'

const setVariable = (name: string, value: string | undefined) => {
  if (value) process.env[name] = value
  else delete process.env[name]
}

/** Builds a project. Says what went wrong, if anything did. */
const build = async (root: string, now: Circumstances) => {
  process.chdir(root)
  setVariable('FORM_RELAY', now.formRelay)
  setVariable('SITE_ENV', now.siteEnv)
  mock.timers.enable({ apis: ['Date'], now: new Date(`${now.day}T17:00:00Z`) })
  try {
    const { reasons } = await buildSite(
      now.code,
      () => {},
      () => {},
    )
    return { reasons, problem: '' }
  } catch (error) {
    return { reasons: new Map<string, string>(), problem: errorMessage(error) }
  } finally {
    mock.timers.reset()
  }
}

const bundles = '.cache/bundles'
const kept = 'kept-bundles'

/** Puts the bundles of a version of the code there as if it had been built: both were made once. */
const placeCode = (root: string, target: string, code: string) => {
  const list = readFileSync(join(root, kept, 'list.json'), 'utf8')
  process.chdir(root)
  const key = bundlesKey(code, JSON.parse(list) as string[])
  mkdirSync(join(target, bundles), { recursive: true })
  writeFileSync(join(target, bundles, `${code}.json`), list)
  if (existsSync(join(target, bundles, key))) return
  cpSync(join(root, kept, 'made'), join(target, bundles, key), { recursive: true })
  if (code !== 'two') return
  const chunks = join(target, bundles, key, 'server')
  for (const name of readdirSync(chunks)) {
    const text = readFileSync(join(chunks, name), 'utf8')
    writeFileSync(join(chunks, name), text.replace('viewport-fit=cover', 'viewport-fit=auto'))
  }
}

/** Builds the code of a project, the only time that this is done. */
export const buildCode = async (root: string, now: Circumstances): Promise<void> => {
  const { problem } = await build(root, now)
  if (problem) throw new Error(problem)
  const folder = join(root, bundles)
  cpSync(join(folder, `${now.code}.json`), join(root, kept, 'list.json'))
  const made = readdirSync(folder).find((name) => !name.endsWith('.json')) ?? ''
  cpSync(join(folder, made), join(root, kept, 'made'), { recursive: true })
}

/** Builds a project again. */
export const buildAgain = (root: string, now: Circumstances) => {
  placeCode(root, root, now.code)
  return build(root, now)
}

/** What depends on nothing but its own name, and is slow to make. */
const shared = ['public', 'previews', 'social', 'drawings', 'icons', 'compressed']
const sources = ['components', 'content', 'node_modules', 'package.json', 'renderer', 'scripts']

/** Builds the content of a project as if nothing had ever been built. */
export const buildClean = async (root: string, now: Circumstances, name: string) => {
  const clean = join(root, 'clean', name)
  mkdirSync(join(clean, '.cache'), { recursive: true })
  for (const source of sources) symlinkSync(join(root, source), join(clean, source))
  for (const made of shared) {
    mkdirSync(join(root, '.cache', made), { recursive: true })
    symlinkSync(join(root, '.cache', made), join(clean, '.cache', made))
  }
  placeCode(root, clean, now.code)
  const result = await build(clean, now)
  process.chdir(root)
  return { ...result, site: join(clean, 'dist'), remove: () => rmSync(clean, { recursive: true }) }
}
