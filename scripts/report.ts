import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createSite } from '../renderer/content/site.ts'
import { compareSites, toComment } from './report/compare.ts'
import { readPages } from './report/read-pages.ts'
import { command, InputError } from './shared/terminal.ts'

const usage = `node --import tsx scripts/run.mjs report <folder>   prints, for a pull request, what its build changes on which page,
compared with the checkout in that folder; both are built.`

const readOptions = (args: string[]) => {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1)
    throw new InputError('Name the folder with the checkout to compare with.')
  return { folder }
}

/** @throws InputError if no site is built in a checkout. */
const builtPages = (checkout: string) => {
  const client = join(checkout, 'dist/client')
  if (!existsSync(join(client, 'index.html')))
    throw new InputError(`There is no built site in ${client}.`)
  return readPages(client)
}

/** Compares the pages of two builds. */
export const runReport = command(usage, readOptions, ({ folder }, project) => {
  const [before, now] = [builtPages(resolve(project.root, folder)), builtPages(project.root)]
  const { redirects } = createSite(project)
  project.output.log(toComment(compareSites(before, now, redirects)))
  return 0
})
