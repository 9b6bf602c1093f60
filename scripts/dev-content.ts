import { readContentFolder } from '../renderer/content/read-folder.ts'
import { checkCache, memoryCache } from './check/cache.ts'
import { reportContent } from './check/index.ts'
import { writeEditorFiles } from './editor-files/write.ts'

/**
 * The part of the dev server that pages do not wait for, in a process of its own: writes what is
 * wrong in the content, if anything is. Updates what editors read, too.
 */
const [root = process.cwd()] = process.argv.slice(2)
// The cache is that of the project, not of the folders that tests make.
const cache = root === process.cwd() ? checkCache() : memoryCache()

process.stdout.write(reportContent(readContentFolder(root), cache) ?? '')
cache.save()
writeEditorFiles(root, cache.yaml)
