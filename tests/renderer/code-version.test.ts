import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { codeVersion } from '../../renderer/build/code-version.ts'
import { temporaryFolder } from '../temporary-folder.ts'

test('the version of the code changes with a component, a style or a package, and with no content', () => {
  const here = process.cwd()
  onTestFinished(() => process.chdir(here))
  const root = temporaryFolder('code')
  process.chdir(root)
  for (const folder of ['content', 'renderer', 'components', 'pages', 'scripts'])
    mkdirSync(join(root, folder))
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  const files = ['components/Card.tsx', 'components/Card.module.css', 'package-lock.json']
  for (const file of [...files, 'vite.config.ts', 'tsconfig.json']) write(file, '')
  const versions = files.map((file) => {
    write(file, 'changed')
    return codeVersion()
  })
  expect(new Set(versions).size).toBe(files.length)
  write('content/home.yaml', 'title: Changed')
  expect(codeVersion()).toBe(versions.at(-1))
})
