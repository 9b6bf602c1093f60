import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { writeWhole } from '../../renderer/cache.ts'
import { isError } from '../../renderer/content/problem.ts'
import { createSite } from '../../renderer/content/site.ts'
import { memoryCache } from '../../scripts/check/cache.ts'
import { checkContent, checkSite } from '../../scripts/check/index.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { sampleFolder, smallCity, withChange } from './sample.ts'
import { writeFolder } from './write-folder.ts'

const weston = 'content/cities/weston-fl.mdx'

/** A project with the sample content on disk. */
const project = async (folder = sampleFolder) => {
  const root = temporaryFolder('authors')
  await writeFolder(root, folder)
  const check = async () => {
    const { problems } = await checkSite(createSite({ root, env: {} }), memoryCache())
    return problems.filter(isError).map(({ file, message }) => `${file} ${message}`)
  }
  return { root, check, write: (file: string, data: string) => writeWhole(join(root, file), data) }
}

test('a link to a file is that file, and a link to a folder or to nothing is a problem', async () => {
  const { root, check } = await project()
  writeFileSync(join(root, 'city.mdx'), smallCity)
  symlinkSync('../../city.mdx', join(root, weston))
  expect(createSite({ root, env: {} }).pageAt('/locations/weston-fl')).toBeDefined()
  expect(await check()).toEqual([])
  symlinkSync('../../nowhere.mdx', join(root, 'content/cities/davie-fl.mdx'))
  symlinkSync('..', join(root, 'content/cities/more'))
  symlinkSync('sunrise-fl.mdx', join(root, 'content/cities/sunrise-fl.mdx'))
  expect(await check()).toEqual([
    expect.stringContaining('content/cities/davie-fl.mdx this link leads nowhere'),
    expect.stringContaining('content/cities/more this is a link to a folder'),
    expect.stringContaining('content/cities/sunrise-fl.mdx this link leads nowhere'),
  ])
})

// Only root can be somebody else.
test.runIf(process.getuid?.() === 0)(
  'what belongs to somebody else is told as that, and once',
  async () => {
    const { root, write } = await project()
    write(weston, smallCity)
    chmodSync(root, 0o755)
    for (const path of [weston, 'content/glossary.yaml', 'content/legal']) {
      mkdirSync(join(root, 'content/legal'), { recursive: true })
      chmodSync(join(root, path), 0o600)
    }
    process.seteuid?.('nobody')
    try {
      const errors = checkContent(createSite({ root, env: {} }), memoryCache()).problems.filter(
        isError,
      )
      expect(errors.map(({ file, message }) => `${file} ${message}`)).toEqual([
        'content/legal this folder cannot be read: it belongs to somebody else',
        expect.stringContaining('content/glossary.yaml this file cannot be read: Error: EACCES'),
        expect.stringContaining(`${weston} this file cannot be read: Error: EACCES`),
      ])
    } finally {
      process.seteuid?.(0)
    }
  },
)

test.runIf(process.getuid?.() === 0)(
  'a command says so where the cache belongs to somebody else',
  () => {
    const cwd = temporaryFolder('cache')
    chmodSync(cwd, 0o755)
    mkdirSync(join(cwd, '.cache'))
    copyFileSync('scripts/quick.mjs', join(cwd, 'quick.mjs'))
    const { stderr, status } = spawnSync(process.execPath, ['quick.mjs', 'check'], {
      cwd,
      uid: 65_534,
      encoding: 'utf8',
    })
    expect(stderr).toBe(
      `The folder ${join(cwd, '.cache')} belongs to somebody else, so nothing can be written there: delete it, or give it to the user who runs this.\n`,
    )
    expect(status).toBe(1)
  },
)

test('a file that nothing is made from is a problem wherever it is', async () => {
  const { check, write } = await project()
  const files = ['cities/crew.jpg', 'cities/weston-fl', 'cities/weston-fl.txt', 'images/crew.mp4']
  for (const file of [...files, 'prices.xlsx']) write(`content/${file}`, smallCity)
  expect(await check()).toEqual(
    [...files, 'prices.xlsx'].map((file) =>
      expect.stringContaining(`content/${file} nothing is made from such a file: texts end in`),
    ),
  )
})

test('what systems leave beside files is no content', async () => {
  const { check, write } = await project()
  for (const file of [
    'cities/._doral-fl.mdx',
    'cities/.DS_Store',
    'cities/.#doral-fl.mdx',
    'cities/~$doral-fl.mdx',
    'cities/#doral-fl.mdx#',
    'cities/doral-fl.mdx~',
    'cities/doral-fl.mdx.bak',
    'home.yaml.orig',
    'images/._tile-roofing.jpg',
    'images/.AppleDouble/tile-roofing.jpg',
    'images/@eaDir/tile-roofing.jpg',
    'images/Thumbs.db',
    'desktop.ini',
    '__MACOSX/content/cities/._doral-fl.mdx',
    '__MACOSX/home.yaml',
    '.git/home.yaml',
  ])
    write(`content/${file}`, '\0\u0005\u0016\u0007')
  expect(await check()).toEqual([])
})

describe('pictures', () => {
  const create = { width: 1200, height: 800, channels: 3, background: 'teal' } as const
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const photo = () =>
    sharp({ create: { ...create, noise } })
      .jpeg()
      .toBuffer()
  const path = 'content/images/crew.jpg'
  /** What the check says of a file called crew.jpg. */
  const saidOf = async (bytes: Buffer | string) => {
    const described = withChange(
      'content/images/pictures.yaml',
      /$/,
      '  crew: { kind: photograph, alt: A crew on a roof }\n',
    )
    const { root, check } = await project(described)
    writeFileSync(join(root, path), bytes)
    return check()
  }

  test.each<[what: string, bytes: () => Buffer | string | Promise<Buffer>]>([
    ['an AVIF picture', () => sharp({ create }).avif({ effort: 0 }).toBuffer()],
    ['a GIF', () => sharp({ create }).gif().toBuffer()],
    ['a TIFF picture', () => sharp({ create }).tiff().toBuffer()],
    ['a web page', () => '<!DOCTYPE html><html><svg width="900" height="900"></svg></html>'],
    ['a web page', () => '\n  <html lang="en"><head><title>403</title></head></html>'],
    ['an SVG drawing', () => '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a HEIC picture', () => '\0\0\0\u0018ftypheic\0\0\0\0'],
    ['a PDF document', () => '%PDF-1.7'],
    ['a pointer of Git LFS', () => 'version https://git-lfs.github.com/spec/v1\noid sha256:0\n'],
  ])('%s under the name of a JPEG is said to be one', async (what, bytes) => {
    expect(await saidOf(await bytes())).toEqual([
      expect.stringContaining(`${path} this is ${what}`),
    ])
  })

  test('a file that is empty, or no picture at all, is not said to be damaged', async () => {
    expect(await saidOf('')).toEqual([expect.stringContaining('the file is empty')])
    expect(await saidOf('hello')).toEqual([expect.stringContaining('this is no picture')])
  })

  test('a photograph whose bytes are broken anywhere is damaged', async () => {
    const whole = await photo()
    expect(await saidOf(whole)).toEqual([])
    for (const part of [0.4, 0.8]) {
      const broken = Buffer.from(whole)
      const from = Math.floor(whole.length * part)
      broken.fill(0xff, from, from + 4000)
      // What follows names no marker that a picture may have there, whatever its noise.
      broken[from + 4000] = 0x12
      expect(await saidOf(broken), `${part}`).toEqual([expect.stringContaining('is damaged')])
      expect(await saidOf(whole.subarray(0, from))).toEqual([expect.stringContaining('is damaged')])
    }
  })

  test('a strip is refused, as no file can be made from it', async () => {
    const strip = { ...create, width: 800, height: 30_000 }
    expect(await saidOf(await sharp({ create: strip }).jpeg().toBuffer())).toEqual([
      expect.stringContaining('the picture is 800 x 30000 pixels, a strip'),
    ])
  })

  test('may be in folders of their own: the build makes those that the check knows', async () => {
    const { root, check } = await project(
      withChange(
        'content/images/pictures.yaml',
        /$/,
        '  crew: { kind: photograph, alt: A crew on a roof }\n',
      ),
    )
    writeWhole(join(root, 'content/images/team/spring/crew.jpg'), await photo())
    expect(await check()).toEqual([])
    const { pictures, content } = createSite({ root, env: {} })
    expect(pictures.map((one) => one.path)).toContain('content/images/team/spring/crew.jpg')
    expect(content.en.known.picture?.has('crew')).toBe(true)
  })
})
