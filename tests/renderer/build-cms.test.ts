import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { placeCms } from '../../renderer/build/build-cms.ts'
import { siteFolder } from '../../renderer/build/site-folder.ts'
import { withChange } from '../content/sample.ts'
import { writeFolder } from '../content/write-folder.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const withRepository = withChange(
  'content/business.yaml',
  /^/,
  'repository: https://github.com/owner/site\n',
)

test('a build takes the page with the forms from one of the same code, and says anew what the forms are', async () => {
  const here = process.cwd()
  onTestFinished(() => process.chdir(here))
  const root = temporaryFolder('cms')
  await writeFolder(root, withRepository)
  const kept = join(root, '.cache/cms-pages/one')
  mkdirSync(kept, { recursive: true })
  writeFileSync(join(kept, 'admin.html'), 'The forms')
  process.chdir(root)
  await placeCms('one', siteFolder('site'))
  expect(readFileSync('site/admin.html', 'utf8')).toBe('The forms')
  expect(JSON.parse(readFileSync('site/admin/settings.json', 'utf8'))).toHaveProperty('config')
})
