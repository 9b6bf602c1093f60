import { readdirSync, readFileSync } from 'node:fs'
import { join, parse, relative, sep } from 'node:path'
import type { ContentFolder } from './check/index.ts'
import { lazily } from './lazily.ts'
import { hashOf } from './memory.ts'
import { isPicture, readPicture } from './picture-file.ts'
import type { SourceFile } from './source.ts'

const textTypes = ['.mdx', '.md', '.markdown', '.yaml', '.yml']
const ownCode = 'model'
const pictureFolder = 'content/images/'
/** Verified facts for authors to draw on. Makes no page. */
const factSheet = 'content/facts.md'

/** The texts of a site are many: one that nobody asks for stays as it is on the disk. */
const sourceAt = (root: string, path: string): SourceFile => {
  const bytes = readFileSync(join(root, path))
  const text = lazily(() => bytes.toString())
  return {
    path,
    hash: hashOf(bytes),
    get text() {
      return text()
    },
  }
}

/** Reads a project's content folder. */
export const readContentFolder = (root: string): ContentFolder => {
  const files = readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== factSheet && !path.startsWith(`content/${ownCode}/`))
    .sort()
  return {
    sources: files
      .filter((path) => textTypes.includes(parse(path).ext.toLowerCase()))
      .map((path) => sourceAt(root, path)),
    pictures: files
      .filter((path) => path.startsWith(pictureFolder) && isPicture(path))
      .map((path) => readPicture(path, readFileSync(join(root, path)))),
    ...(process.env.FORM_RELAY && { formRelay: process.env.FORM_RELAY }),
  }
}
