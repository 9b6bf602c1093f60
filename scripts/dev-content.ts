import { readContentFolder } from '../renderer/content/read-folder.ts'
import { checkCache, memoryCache } from './check/cache.ts'
import { reportsOf } from './check/index.ts'
import { writeEditorFiles } from './editor-files/write.ts'

/**
 * The part of the dev server that pages do not wait for, in a process of its own: each message to it
 * is answered with what is wrong in the content, or null. Keeps what editors read in step, too.
 */
const [root = process.cwd()] = process.argv.slice(2)
// The cache is that of the project, not of the folders that tests make.
const cache = root === process.cwd() ? checkCache() : memoryCache()

process.on('message', () => {
  process.send?.(reportsOf(readContentFolder(root), cache).errors ?? null)
  cache.save()
  writeEditorFiles(root, cache.yaml)
})
