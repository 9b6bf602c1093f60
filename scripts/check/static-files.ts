import { allLanguages } from '../../content/schema/languages.ts'
import { redirectsFile } from '../../content/schema/redirects.ts'
import { reservedSlugs } from '../../renderer/content/addresses.ts'
import type { Content } from '../../renderer/content/content.ts'
import { addressOfFile, staticFolder } from '../../renderer/content/folder.ts'
import { redirectsIn } from '../../renderer/content/redirects.ts'
import { iconFiles } from '../../renderer/output/icons.ts'
import { atFile } from './problems.ts'
import type { Rule } from './rule.ts'

const languages: readonly string[] = allLanguages

/** A path as an address can have it: letters without accents, digits, hyphens, dots and underscores. */
const usable = (path: string) =>
  path
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w./]+/g, '-')
    .replace(/(?<=^|\/)-|-(?=\.|$)/g, '')

const wrongWith = (path: string, { sitePages, files }: Content): string | undefined => {
  if (/(?:^|\/)[._]/.test(path))
    return 'its name becomes an address, and hosts hide what begins with a dot or an underscore: begin it with a letter or a digit'
  if (usable(path) !== path) return `its name becomes an address: call it ${usable(path) || 'file'}`
  const address = addressOfFile(path)
  const page = sitePages.find((one) => one.address === address)
  if (page) return `${page.files[0]} makes the page ${address} already: rename one of them`
  const redirects = redirectsIn(files.find((file) => file.path === redirectsFile))
  if (redirects.some(({ from }) => from === address))
    return `${redirectsFile} sends visitors of ${address} elsewhere: rename one of them`
  const [first = ''] = path.split('/')
  const stem = first.replace(/\..*$/, '')
  const isFolder = first !== path
  return (reservedSlugs.has(stem) && !(isFolder && languages.includes(stem))) ||
    iconFiles.includes(path)
    ? `the site has ${isFolder ? `a folder ${first}` : `/${path}`} of its own: choose another name`
    : undefined
}

/** What is copied to the site as it is stands in the way of nothing that the site has. */
export const checkStaticFiles: Rule = (content) =>
  content.staticFiles.flatMap((path) => {
    const message = wrongWith(path, content)
    return message === undefined ? [] : [atFile(staticFolder + path, message)]
  })
