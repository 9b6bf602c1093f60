import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { floridaDay } from '../../../content/schema/day.ts'
import type { ContentFolder } from '../../../renderer/content/folder.ts'
import type { PictureFacts } from '../../../renderer/content/picture-file.ts'
import { choicePictures } from '../../../scripts/check/pictures.ts'
import {
  reportOf,
  sampleFolder,
  samplePicture,
  textOf,
  withChange,
  withFile,
  withoutFile,
} from '../sample.ts'
import { type Way, ways } from './ways-to-break/read-ways.ts'

const business = 'content/business.yaml'
const otherPage = textOf('content/pages/about.mdx').replaceAll('About', 'Other')
const lineIn = (path: string, words: string) =>
  textOf(path).split(words)[0]?.split('\n').length ?? 0

/** Expects one problem, as the report of a folder begins: `file:line:column message`. */
const expectOnly = (
  folder: ContentFolder,
  expected: string,
  severity: Way['severity'] = 'error',
): void => {
  const { errors = '', warnings = '' } = reportOf(folder)
  const [report, other, count] =
    severity === 'error' ? [errors, warnings, '1 problem'] : [warnings, errors, '1 warning']
  expect(`${report.replace(/(?<=^\S+) warning:/, '').slice(0, expected.length)}${other}`).toBe(
    expected,
  )
  expect(report).toMatch(new RegExp(`\\n\\n${count} in the content\\.$`))
}

/** The files as a Windows program saves them: with CRLF line endings and a byte order mark. */
const fromWindows = ({ sources, ...rest }: ContentFolder): ContentFolder => ({
  ...rest,
  sources: sources.map(({ path, text }) =>
    textOf(path) === text
      ? { path, text }
      : { path, text: `\uFEFF${text.replaceAll('\n', '\r\n')}` },
  ),
})

/** Files at paths of which nothing is made, and what is said of each: `pages/404.mdx: …`. */
const wrongPaths = readFileSync(join(import.meta.dirname, 'wrong-paths.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(/: (.*)/))

test('nothing is wrong with the sample that the ways to break it begin from', () => {
  expect(reportOf(sampleFolder)).toEqual({ errors: undefined, warnings: undefined })
})

describe('one problem, with its place, its field and the next step, is reported for', () => {
  test('40 ways to break a file at least', () => expect(ways.length).toBeGreaterThanOrEqual(40))

  test.each(ways)('$place: $how', ({ folder, place, message, next, severity }) => {
    expect(next).not.toBe('')
    expectOnly(folder, `${place} ${message}`, severity)
  })

  test('the same files as Windows saves them', () => {
    for (const { folder, place, message, severity } of ways.filter((_, index) => index % 5 === 0))
      expectOnly(fromWindows(folder), `${place} ${message}`, severity)
  })

  test.each(wrongPaths)('a file at content/%s', (path = '', says = '') => {
    expectOnly(withFile(`content/${path}`, otherPage), `content/${path}:1:1 ${says}`)
  })

  test.each<[file: string, facts: PictureFacts | undefined, says: string]>([
    ['crew.jpg', { wrong: 'this is a GIF' }, 'this is a GIF'],
    [
      'crew.png',
      { width: 400, height: 300 },
      'the picture is 400 x 300 pixels, which is blurred on the page: use one that is at least 800 pixels wide',
    ],
    ['crew.HEIC', undefined, 'this type of picture cannot be used: save it as JPEG, PNG or WebP'],
    [
      'tile-roofing.PNG',
      { width: 1600, height: 900 },
      'content/images/tile-roofing.jpg has the same name: rename one of them',
    ],
  ])('a picture that cannot be shown: %s', (file, facts, says) => {
    const alt = '  crew: { kind: photograph, alt: A crew on a roof }\n'
    const folder = file.startsWith('crew')
      ? withChange('content/images/pictures.yaml', /$/, alt)
      : sampleFolder
    const picture = { path: `content/images/${file}`, ...(facts && { facts }) }
    expectOnly(
      { ...folder, pictures: [...folder.pictures, picture] },
      `${picture.path}:1:1 ${says}`,
    )
  })

  test('a picture without an alt text', () => {
    expectOnly(
      { ...sampleFolder, pictures: [...sampleFolder.pictures, samplePicture('hero')] },
      'content/images/pictures.yaml:1:1 hero: the picture content/images/hero.jpg has no alt text here; write its kind, illustration or photograph, and what it shows',
    )
  })

  test('an option of a wizard without its picture', () => {
    const [{ name, question } = { name: '', question: '' }] = choicePictures
    const pictures = sampleFolder.pictures.filter(({ path }) => !path.includes(name))
    const alt = withChange(
      'content/images/pictures.yaml',
      `  ${name}: { kind: illustration, alt: One of several options }\n`,
      '',
    )
    expectOnly(
      { ...alt, pictures },
      `content/images/${name}.jpg:1:1 is missing: the question "${question}" of the `,
    )
  })

  test('a public page that was renamed, which the line that is proposed fixes', () => {
    const about = 'content/pages/about.mdx'
    const folder = withFile('content/pages/about-us.mdx', textOf(about), withoutFile(about))
    const redirects = 'content/redirects.yaml'
    const { errors = '' } = reportOf(folder)
    const [, line = ''] = /\n( {2}- \{ from: \/about, to: \/about-us \})\n/.exec(errors) ?? []
    expect(errors).toContain(`${redirects}:1:1 /about was public and is gone`)
    expect(reportOf(withChange(redirects, /$/, `${line}\n`, folder)).errors ?? '').not.toContain(
      'was public',
    )
  })

  test('a promotion that ended lately, as advice', () => {
    const day = floridaDay(new Date(Date.now() - 48 * 60 * 60 * 1000))
    expectOnly(
      withChange(business, 'look: voucher,', `look: voucher, validUntil: "${day}",`),
      `${business}:${lineIn(business, '  voucher:')}:71 promotions.voucher.validUntil: ${day} has passed, so no page shows this: write a later day, or delete "voucher"`,
      'warning',
    )
  })

  test.each([
    [/since: .*/, 'since: "2999-01-31"', 'since: 2999-01-31 is still to come'],
    [/medium: .*/, 'medium: 4', 'is less than the 4 of "medium"'],
    [/min: \d{4}/, 'min: 99999', 'is less than 99999, the least'],
  ])('prices that contradict each other: %s', (from, to, says) => {
    const { errors = '', warnings = '' } = reportOf(
      withChange('content/prices/roof.yaml', from, to),
    )
    expect(errors + warnings).toContain(says)
  })

  test.each(ways.filter(({ subject }) => subject === 'unfinished'))(
    'a release, which half-finished work stops: $how',
    ({ folder, message }) => {
      expect(reportOf({ ...folder, siteEnv: 'production' }).errors).toContain(message)
    },
  )
})
