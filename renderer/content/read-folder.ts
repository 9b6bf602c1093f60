import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { filesIn } from '../files-in.ts'
import type { ContentFolder } from './content-folder.ts'
import { showsDrafts } from './drafts.ts'
import { isPicture, readPicture } from './picture-file.ts'

const textTypes = ['.mdx', '.md', '.markdown', '.yaml', '.yml']
const ownCode = 'content/schema/'
const pictureFolder = 'content/images/'
/** Verified facts for authors to draw on. Makes no page. */
const factSheet = 'content/facts.md'

/** Reads a project's content folder. */
export const readContentFolder = (root: string): ContentFolder => {
  const files = filesIn(join(root, 'content'))
    .map((file) => `content/${file}`)
    .filter((path) => path !== factSheet && !path.startsWith(ownCode))
    .sort()
  return {
    sources: files
      .filter((path) => textTypes.includes(extname(path).toLowerCase()))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    pictures: files
      .filter((path) => path.startsWith(pictureFolder) && isPicture(path))
      .map((path) => readPicture(path, readFileSync(join(root, path)))),
    ...(process.env.SITE_ENV === 'production' && { isPublic: true }),
    ...(showsDrafts() && { showsDrafts: true }),
    ...(process.env.FORM_RELAY && { formRelay: process.env.FORM_RELAY }),
  }
}
