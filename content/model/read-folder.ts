import { readdirSync, readFileSync } from 'node:fs'
import { join, parse, relative, sep } from 'node:path'
import type { ContentFolder } from './check/index.ts'

const pictureTypes = ['.jpg', '.jpeg', '.png']
const textTypes = ['.mdx', '.md', '.yaml', '.yml']
const ownCode = 'model'
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
      .filter((path) => textTypes.includes(parse(path).ext))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    pictures: files
      .filter((path) => pictureTypes.includes(parse(path).ext))
      .map((path) => parse(path).name),
  }
}
