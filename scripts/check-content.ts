import { reportContent } from '../content/model/check/index.ts'
import { readContentFolder } from '../content/model/read-folder.ts'

/** `npm run check:content`: lists every problem in the content, and fails if there are any. */
const report = reportContent(readContentFolder(process.cwd()))
if (report) {
  console.error(report)
  process.exitCode = 1
} else console.log('The content is fine.')
