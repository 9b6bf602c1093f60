import { createSite } from '../renderer/content/site.ts'
import { saveParsed } from '../renderer/content/source.ts'
import { writeEditorFiles } from './editor-files/write.ts'
import { newThing } from './new/command.ts'

/** `npm run new -- city "Weston"`: writes the files of something new, and says what to fill in. */
const root = process.cwd()
process.exitCode = newThing(process.argv.slice(2), { root, output: console })
// The schemas of editors name what content there is.
if (process.exitCode === 0) {
  writeEditorFiles(createSite({ root, env: process.env }))
  saveParsed()
}
