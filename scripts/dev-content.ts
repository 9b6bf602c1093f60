import { allLanguages, fileIn, languageOf } from '../content/schema/languages.ts'
import type { ContentProblems } from '../renderer/build/content-plugin.ts'
import { type ContentFolder, readContent } from '../renderer/content/content-folder.ts'
import { formatProblems, isError } from '../renderer/content/problem.ts'
import { readContentFolder } from '../renderer/content/read-folder.ts'
import { checkCache } from './check/cache.ts'
import { checkContent } from './check/index.ts'
import { writeEditorFiles } from './editor-files/write.ts'

/**
 * The part of the dev server that pages do not wait for, in a process of its own: it says
 * what is wrong in the content, file by file, and updates what editors read.
 */
const root = process.cwd()
const cache = checkCache()

/** The errors of each file, and the addresses of the pages that are made from it. */
const problemsByFile = (folder: ContentFolder): ContentProblems => {
  const errors = checkContent(folder, cache).filter(isError)
  const files = [...new Set(errors.map(({ file }) => file))].sort()
  return files.map((file) => {
    const textOf = (path: string) => folder.sources.find((source) => source.path === path)?.text
    const versions = allLanguages.map((language) => fileIn(language, languageOf(file).original))
    const pages = readContent(folder)[0]?.sitePages ?? []
    return {
      report: formatProblems(
        errors.filter((error) => error.file === file),
        textOf,
      ),
      pages: pages
        .filter((page) => page.files.some((own) => own === file || versions.includes(own)))
        .map(({ address }) => address),
    }
  })
}

process.send?.(problemsByFile(readContentFolder(root)))
cache.save()
writeEditorFiles(root)
