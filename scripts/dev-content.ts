import { allLanguages, fileIn, languageOf } from '../content/schema/languages.ts'
import { formatProblems, isError, type Problem } from '../renderer/content/problem.ts'
import { createSite } from '../renderer/content/site.ts'
import type { ContentProblems } from '../renderer/dev-server/content.ts'
import { checkSite, saveCheck } from './check.ts'
import { writeEditorFiles } from './shared/editor-files.ts'
import { writeWordTypes } from './word-types.ts'

/**
 * Checks the content file by file, and updates the files that editors and TypeScript read, in a
 * separate process, so that no page waits.
 */
const site = createSite({ root: process.cwd(), env: process.env })

/** Groups errors by file, with the addresses of the pages made from each. */
const byFile = (errors: readonly Problem[]): ContentProblems =>
  [...new Set(errors.map(({ file }) => file))].sort().map((file) => {
    const versions = allLanguages.map((language) => fileIn(language, languageOf(file).original))
    return {
      report: formatProblems(
        errors.filter((error) => error.file === file),
        (path) => site.file(path)?.text,
      ),
      pages: site.pages
        .filter((page) => page.files.some((own) => own === file || versions.includes(own)))
        .map(({ address }) => address),
    }
  })

writeWordTypes()
const problems = await checkSite(site)
process.send?.(byFile(problems.filter(isError)))
saveCheck()
writeEditorFiles(site)
