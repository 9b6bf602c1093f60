import { describe, expect, test } from 'vitest'
import { floridaDay } from '../../../content/schema/day.ts'
import type { PictureFile } from '../../../renderer/content/picture-file.ts'
import { type ContentFolder, reportsOf } from '../../../scripts/check/index.ts'
import {
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

/** Expects one problem, as the report of a folder begins: `file:line:column message`. */
const expectOnly = (
  folder: ContentFolder,
  expected: string,
  severity: Way['severity'] = 'error',
): void => {
  const { errors = '', warnings = '' } = reportsOf(folder)
  const [report, other, count] =
    severity === 'error' ? [errors, warnings, '1 problem'] : [warnings, errors, '1 warning']
  expect(`${report.replace(/(?<=^\S+) warning:/, '').slice(0, expected.length)}${other}`).toBe(
    expected,
  )
  expect(report).toMatch(new RegExp(`\\n\\n${count} in the content\\.$`))
}

const withPicture = (end: string, size?: PictureFile['size']): ContentFolder => ({
  ...withChange('content/images/pictures.yaml', /$/, '  crew: A crew on a roof\n'),
  pictures: [
    ...sampleFolder.pictures,
    { path: `content/images/crew.${end}`, ...(size && { size }) },
  ],
})

const withPath = (from: string, to: string): ContentFolder =>
  withFile(to, textOf(from), withoutFile(from))

test('nothing is wrong with the sample that the ways to break it begin from', () => {
  expect(reportsOf(sampleFolder)).toEqual({ errors: undefined, warnings: undefined })
})

describe('one problem, with its place, its field and the next step, is reported for', () => {
  test('40 ways to break a file at least', () => expect(ways.length).toBeGreaterThanOrEqual(40))

  test.each(ways)('$place: $how', ({ folder, place, message, next, severity }) => {
    expect(next).not.toBe('')
    expectOnly(folder, `${place} ${message}`, severity)
  })

  const sitesOwn = '404 inbox assets index es manual parts admin relay social'.split(' ')
  test.each(sitesOwn)('a page with an address that the site itself has: /%s', (slug) => {
    const file = `content/pages/${slug}.mdx`
    expectOnly(
      withFile(file, otherPage),
      `${file}:1:1 the file name "${slug}" is taken by a file of the site itself: choose another`,
    )
  })

  test.each(['Palm_Bay', 'palm--bay', 'palm bay', 'pálm'])(
    'a page with a name that makes no address: %s',
    (slug) => {
      const file = `content/pages/${slug}.mdx`
      expectOnly(
        withFile(file, otherPage),
        `${file}:1:1 the file name "${slug}" becomes an address: use lower-case letters, digits and single hyphens`,
      )
    },
  )

  test.each([
    [
      'jpg',
      undefined,
      'the picture is damaged or incomplete: copy it again from where it came from',
    ],
    [
      'png',
      { width: 400, height: 300 },
      'the picture is 400 x 300 pixels, which is blurred on the page: use one that is at least 800 pixels wide',
    ],
    ['HEIC', undefined, 'this type of picture cannot be used: save it as JPEG, PNG or WebP'],
  ])('a picture that cannot be shown: .%s', (end, size, message) => {
    expectOnly(withPicture(end, size), `content/images/crew.${end}:1:1 ${message}`)
  })

  test('two pictures with one name', () => {
    const twin = { ...samplePicture('x'), path: 'content/images/tile-roofing.PNG' }
    expectOnly(
      { ...sampleFolder, pictures: [...sampleFolder.pictures, twin] },
      `${twin.path}:1:1 content/images/tile-roofing.jpg has the same name: rename one of them`,
    )
  })

  test('a picture without an alt text', () => {
    expectOnly(
      { ...sampleFolder, pictures: ['tile-roofing', 'hero'].map(samplePicture) },
      'content/images/pictures.yaml:1:1 hero: the picture content/images/hero.jpg has no alt text here; write what it shows, under illustrations or photographs',
    )
  })

  test.each([
    ['content/city/aventura-fl.mdx', 'here; files belong in content/pages/, '],
    ['content/pages/contact2.md', 'with this name: call it content/pages/contact2.mdx'],
    ['content/guides/attic.MDX', 'with this name: call it content/guides/attic.mdx'],
    ['content/home.yml', 'with this name: call it content/home.yaml'],
  ])('a file in no place of the content: %s', (file, says) => {
    expectOnly(withFile(file, otherPage), `${file}:1:1 nothing is made from a file ${says}`)
  })

  test.each([
    ['content/home.yaml', 'content/home.yml'],
    ['content/pages/contact.mdx', 'content/pages/contact.md'],
  ])('%s under another name', (right, path) => {
    expectOnly(
      withPath(right, path),
      `${path}:1:1 nothing is made from a file with this name: call it ${right}`,
    )
  })

  test.each([
    [
      'content/cities/doral-fl.sp.mdx',
      '"sp" is not a language that this site is translated into; a file in Spanish ends in .es',
    ],
    [
      'content/cities/doral-fl.fr.mdx',
      '"fr" is not a language that this site is translated into; a file in Spanish ends in .es',
    ],
    ['content/home.en.yaml', 'files in English have no suffix: call it home.yaml'],
  ])('a suffix of no language: %s', (path, says) => {
    expectOnly(withFile(path, ''), `${path}:1:1 ${says}`)
  })

  test('a public page that was renamed, which the line that is proposed fixes', () => {
    const folder = withPath('content/pages/about.mdx', 'content/pages/about-us.mdx')
    const redirects = 'content/redirects.yaml'
    const { errors = '' } = reportsOf(folder)
    const [, line = ''] = /\n( {2}- \{ from: \/about, to: \/about-us \})\n/.exec(errors) ?? []
    expect(errors).toContain(`${redirects}:1:1 /about was public and is gone`)
    expect(reportsOf(withChange(redirects, /$/, `${line}\n`, folder)).errors ?? '').not.toContain(
      'was public',
    )
  })

  test('a relay in the environment that is no address', () => {
    const above = textOf(business).split('\nrelay:')[0]?.split('\n').length ?? 0
    expectOnly(
      { ...sampleFolder, formRelay: 'hello' },
      `${business}:${above + 1}:31 relay.endpoint: FORM_RELAY in the environment is "hello", which stands in for this and is no address; begin it with https://, or unset it`,
    )
  })

  test('a promotion that ended lately, as advice', () => {
    const day = floridaDay(new Date(Date.now() - 48 * 60 * 60 * 1000))
    const folder = withChange(business, 'look: voucher,', `look: voucher, validUntil: "${day}",`)
    const line = textOf(business).split('  voucher:')[0]?.split('\n').length
    expectOnly(
      folder,
      `${business}:${line}:71 promotions.voucher.validUntil: ${day} has passed, so no page shows this: write a later day, or delete "voucher"`,
      'warning',
    )
  })

  test('a text that was left to be written, in a build that is published', () => {
    const folder = withChange('content/pages/about.mdx', 'Words.', 'To be written for us.')
    expect(reportsOf({ ...folder, isPublic: true }).errors).toContain('is not written yet')
  })

  test('two blanks of a template as empty, and not as copies', () => {
    const blank =
      '[{ icon: , title: , text: }, { icon: , title: , text: }, { icon: , title: , text: }]'
    const folder = withChange(
      'content/cities/doral-fl.mdx',
      /notes:\n(?: {2}.*\n)*/,
      `notes: ${blank}\n`,
    )
    const { errors = '' } = reportsOf(folder)
    expect(errors).toContain('notes[2].text: is empty; write words')
    expect(errors).not.toContain('is the same as')
  })
})
