import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { floridaDay } from '../../../content/schema/day.ts'
import type { ContentFolder } from '../../../renderer/content/folder.ts'
import type { PictureFacts } from '../../../renderer/content/picture-file.ts'
import { isError } from '../../../renderer/content/problem.ts'
import { choicePictures } from '../../../scripts/check/choice-pictures.ts'
import {
  allProblemsOf,
  problemsOf,
  sampleFolder,
  textOf,
  warningsOf,
  withChange,
  withFile,
  withoutFile,
} from '../sample.ts'
import { about, business, pictures } from '../sample-files.ts'
import { ways } from './ways-to-break/read-ways.ts'

const otherPage = textOf(about).replaceAll('About', 'Other')

/** Expects one problem, reported as `file:line:column message`, or with that beginning. */
const expectOnly = (folder: ContentFolder, expected: string, asError = true): void => {
  const problems = allProblemsOf(folder).map(({ file, line, column, message }) =>
    `${file}:${line}:${column} ${message}`.slice(0, expected.length),
  )
  expect(problems).toEqual([expected])
  expect(allProblemsOf(folder).map(isError)).toEqual([asError])
}

/** Returns the files as Windows programs save them: with CRLF line endings and a BOM. */
const fromWindows = ({ sources, ...rest }: ContentFolder): ContentFolder => ({
  ...rest,
  sources: sources.map((source) =>
    sampleFolder.sources.includes(source)
      ? source
      : { ...source, text: `\uFEFF${source.text.replaceAll('\n', '\r\n')}` },
  ),
})

/** Files at invalid paths with the message on each: `pages/404.mdx: …`. */
const wrongPaths = readFileSync(join(import.meta.dirname, 'wrong-paths.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(/: (.*)/))

test('the sample that the ways to break it start from has no problems', () => {
  expect(allProblemsOf(sampleFolder)).toEqual([])
})

describe('one problem, with its place, its field and the next step, is reported for', () => {
  test('at least 40 ways to break a file', () => expect(ways.length).toBeGreaterThanOrEqual(40))

  test.each(ways)('$place: $how', ({ folder, place, message, next, isError: asError }) => {
    expect(next).not.toBe('')
    expectOnly(folder, `${place} ${message}`, asError)
  })

  test('the same files as Windows saves them', () => {
    for (const { folder, place, message, isError: asError } of ways.filter((_, at) => at % 5 === 0))
      expectOnly(fromWindows(folder), `${place} ${message}`, asError)
  })

  test.each(wrongPaths)('a file at content/%s', (path = '', says = '') => {
    expectOnly(withFile(`content/${path}`, otherPage), `content/${path}:1:1 ${says}`)
  })

  const crew = withChange(pictures, /$/, '  crew: { kind: photograph, alt: A crew on roofs }\n')
  const long = 'x'.repeat(151)
  const longAlt = withChange(
    pictures,
    /$/,
    `  ${long}: { kind: photograph, alt: A crew on roofs }\n`,
  )
  const large = { width: 1600, height: 900 }
  test.each<[file: string, facts: PictureFacts | undefined, says: string, folder?: ContentFolder]>([
    ['crew.jpg', { wrong: 'this is a GIF' }, 'crew.jpg:1 this is a GIF', crew],
    ['crew.png', { width: 400, height: 300 }, 'is 400 x 300 pixels, which is blurred', crew],
    ['crew.HEIC', undefined, 'HEIC:1 this type of picture cannot be used: save it as JPEG', crew],
    [`${long}.jpg`, large, 'the name is 151 letters long, and becomes part of an address', longAlt],
    ['tile-roofing.PNG', large, 'tile-roofing.jpg has the same name: rename one of them'],
    ['hero.jpg', large, `${pictures}:1 hero: the picture content/images/hero.jpg has no alt text`],
  ])('a picture that cannot be shown: %s', (file, facts, says, folder = sampleFolder) => {
    const picture = { path: `content/images/${file}`, ...(facts && { facts }) }
    expect(problemsOf({ ...folder, pictures: [...folder.pictures, picture] })).toEqual([
      expect.stringContaining(says),
    ])
  })

  test('an option of a wizard without its picture', () => {
    const [{ name, question } = { name: '', question: '' }] = choicePictures
    const folder = withChange(pictures, new RegExp(`  ${name}: .*\n`), '')
    expectOnly(
      { ...folder, pictures: folder.pictures.filter(({ path }) => !path.includes(name)) },
      `content/images/${name}.jpg:1:1 is missing: the question "${question}" of the `,
    )
  })

  test('a promotion that ended recently, as advice', () => {
    const day = floridaDay(new Date(Date.now() - 48 * 60 * 60 * 1000))
    const ended = withChange(business, 'look: voucher,', `look: voucher, validUntil: "${day}",`)
    expect(problemsOf(ended)).toEqual([])
    expect(warningsOf(ended)).toEqual([
      expect.stringContaining(`promotions.voucher.validUntil: ${day} has passed, so no page shows`),
    ])
  })

  test.each([
    [/since: .*/, 'since: "2999-01-31"', 'since: 2999-01-31 is still to come'],
    [/medium: .*/, 'medium: 4', 'is less than the 4 of "medium"'],
    [/min: \d{4}/, 'min: 99999', 'is less than 99999, the least'],
  ])('prices that contradict each other: %s', (from, to, says) => {
    const problems = allProblemsOf(withChange('content/prices/roof.yaml', from, to))
    expect(problems.map(({ message }) => message).join('\n')).toContain(says)
  })

  test.each(ways.filter(({ subject }) => subject === 'unfinished'))(
    'a release, which unfinished work stops: $how',
    ({ folder, message }) => {
      expect(problemsOf({ ...folder, siteEnv: 'production' }).join('\n')).toContain(message)
    },
  )
})

test('for a renamed public page, a redirect to its new address is proposed', () => {
  const redirects = 'content/redirects.yaml'
  const renamed = withFile('content/pages/about-us.mdx', textOf(about), withoutFile(about))
  const [said = ''] = problemsOf(renamed).filter((one) => one.startsWith(redirects))
  const [line = ''] = /\n {2}- \{ from: \/about, to: \/about-us \}\n/.exec(`${said}\n`) ?? []
  expect(said).toContain(`${redirects}:1 /about was public and is gone`)
  expect(problemsOf(withChange(redirects, /\n$/, line, renamed)).join()).not.toContain('was public')
})
