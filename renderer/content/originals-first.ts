import { type FileEntry, kinds } from '../../content/schema/kinds.ts'
import { addressIn } from '../../content/schema/languages.ts'
import { publishedFile } from '../../content/schema/redirects.ts'
import { publishedIn } from './written-redirects.ts'

type ReadFile = {
  path: string
  entry?: FileEntry
  fields: Readonly<Record<string, unknown>>
}

/**
 * Files in the order in which checks compare them. Whoever copies a file to change it later wants to
 * hear about the copy: what was public before comes first, and of two new files whose names begin
 * alike, the one with the shorter name.
 */
export const originalsFirst = <File extends ReadFile>(files: readonly File[]): File[] => {
  const published = new Set(publishedIn(files.find(({ path }) => path === publishedFile)))
  const isNew = ({ entry }: File) =>
    entry !== undefined &&
    !published.has(addressIn(entry.language, kinds[entry.kind].address(entry.slug)))
  const nameOf = ({ path }: File) => path.replace(/\.\w+$/, '')
  const added = files.filter(isNew).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  return [...files.filter((file) => !isNew(file)), ...added]
}
