import { expect, test } from 'vitest'
import { reportContent } from '../../content/model/check/index.ts'
import { readContentFolder } from '../../content/model/read-folder.ts'

test('the content of this site has no problems', () => {
  expect(reportContent(readContentFolder(process.cwd()))).toBeUndefined()
})
