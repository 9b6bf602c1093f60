import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'

/** Every module, except commands that run on import, and modules for browsers. */
const modules = import.meta.glob([
  '../../{content,renderer,components,pages,scripts}/**/*.{ts,tsx}',
  '!../../**/*.d.ts',
  '!../../scripts/{build,dev-content,serve,word-types}.ts',
  '!../../components/{offline,home}/*.ts',
  '!../../components/form/{behavior,photos/photos}.ts',
  '!../../components/*.ts',
  '!../../pages/+client.ts',
  '!../../renderer/cms/admin.ts',
])

test('no module reads the disk on import: each can be imported in an empty folder', async () => {
  const here = process.cwd()
  onTestFinished(() => {
    process.chdir(here)
    vi.resetModules()
  })
  vi.resetModules()
  process.chdir(temporaryFolder('empty'))
  for (const [path, load] of Object.entries(modules))
    await expect.soft(load(), path).resolves.toBeDefined()
})
