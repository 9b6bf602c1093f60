import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updatePictures } from '../../renderer/build/pictures/plugin.ts'

const project = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'update-pictures-'))
const original = 'content/images/roof.png'
const made = '.cache/public/pictures'

const draw = (background: string) =>
  sharp({ create: { width: 820, height: 40, channels: 3, background } }).toFile(original)

beforeAll(async () => {
  process.chdir(folder)
  mkdirSync('content/images', { recursive: true })
  await draw('#888888')
  await updatePictures('one')
})
afterAll(() => {
  process.chdir(project)
  rmSync(folder, { recursive: true })
})

test('a picture that was lost is made again', async () => {
  const [lost = '', ...others] = readdirSync(made)
  rmSync(join(made, lost))
  await updatePictures('one')
  expect(readdirSync(made)).toEqual([lost, ...others])
})

test('an original that was replaced makes other pictures', async () => {
  const before = readdirSync(made)
  await draw('#444444')
  await updatePictures('one')
  expect(readdirSync(made).filter((file) => before.includes(file))).toEqual([])
  expect(readFileSync('.cache/pictures.json', 'utf8')).toContain(readdirSync(made)[0])
})

test('an original of which nothing has changed is not read', async () => {
  const { mtime, size } = statSync(original)
  utimesSync(original, mtime, mtime)
  await updatePictures('one')
  // What cannot be read as a picture would end the build.
  writeFileSync(original, Buffer.alloc(size))
  utimesSync(original, mtime, mtime)
  await expect(updatePictures('one')).resolves.toBeUndefined()
  await expect(updatePictures('two')).rejects.toThrow('cannot be read as a picture')
})
