import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { ContentFolder } from '../../renderer/content/folder.ts'

/** Writes a content folder into a project. Its pictures have one color. */
export const writeFolder = async (
  root: string,
  { sources, pictures }: ContentFolder,
): Promise<void> => {
  const write = (path: string, data: string | Buffer) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), data)
  }
  for (const { path, text } of sources) write(path, text)
  for (const { path, facts } of pictures) {
    const size = facts && 'width' in facts ? facts : { width: 800, height: 450 }
    const create = { ...size, channels: 3, background: 'teal' } as const
    write(path, await sharp({ create }).jpeg().toBuffer())
  }
}
