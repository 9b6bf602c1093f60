import { describeContent, reportsOf } from '../content/model/check/index.ts'
import { readContentFolder } from '../content/model/read-folder.ts'

/** `npm run check:content`: lists every problem in the content, and fails if there are any. */
const folder = readContentFolder(process.cwd())
const { errors, warnings } = reportsOf(folder)
if (warnings) console.warn(`${warnings}\n`)
if (errors) {
  console.error(errors)
  process.exitCode = 1
} else {
  console.log('The content is fine.')
  const counts = describeContent(folder)
  if (counts) console.log(counts)
}
