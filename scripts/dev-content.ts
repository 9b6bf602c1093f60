import { reportContent } from '../content/model/check/index.ts'
import { withOwnMemory } from '../content/model/memory.ts'
import { readContentFolder } from '../content/model/read-folder.ts'
import { writeEditorFiles } from './editor-files/write.ts'

/**
 * The part of the dev server that pages do not wait for, in a process of its own: each message to it
 * is answered with what is wrong in the content, or null. Keeps what editors read in step, too.
 */
const [root = process.cwd()] = process.argv.slice(2)
// What is remembered is of the project, not of the folders that tests make.
const memory = root === process.cwd() ? process.env.MEMORY_FILE : undefined
const report = withOwnMemory(() => reportContent(readContentFolder(root)), memory)

process.on('message', () => {
  process.send?.(report() ?? null)
  writeEditorFiles(root)
})
