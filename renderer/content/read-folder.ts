import { readdirSync, readFileSync } from 'node:fs'
import { join, parse, relative, sep } from 'node:path'
import type { ContentFolder } from './content-folder.ts'
import { isPicture, readPicture } from './picture-file.ts'

const textTypes = ['.mdx', '.md', '.markdown', '.yaml', '.yml']
const ownCode = 'schema'
const pictureFolder = 'content/images/'
/** Verified facts for authors to draw on. Makes no page. */
const factSheet = 'content/facts.md'

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
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    pictures: files
      .filter((path) => path.startsWith(pictureFolder) && isPicture(path))
      .map((path) => readPicture(path, readFileSync(join(root, path)))),
    ...(process.env.FORM_RELAY && { formRelay: process.env.FORM_RELAY }),
  }
}
