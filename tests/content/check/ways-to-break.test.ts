import { describe, expect, test } from 'vitest'
import type { PictureFile } from '../../../renderer/content/picture-file.ts'
import { type ContentFolder, reportsOf } from '../../../scripts/check/index.ts'
import { sampleFolder, samplePicture, textOf, withChange, withFile } from '../sample.ts'
import { type Way, ways } from './ways-to-break/read-ways.ts'

const pictures = 'content/images/pictures.yaml'
const business = 'content/business.yaml'
const otherPage = textOf('content/pages/about.mdx').replaceAll('About', 'Other')

/** The only problem of a folder, as the report begins: `file:line:column message`. */
const onlyProblem = (folder: ContentFolder, severity: Way['severity'] = 'error'): string => {
  const { errors = '', warnings = '' } = reportsOf(folder)
  const [report, other, end] =
    severity === 'error'
      ? [errors, warnings, '1 problem in the content.']
      : [warnings, errors, '1 warning in the content.']
  expect(report.split('\n').at(-1), other + report).toBe(end)
  expect(other).toBe('')
  return report.split('\n')[0]?.replace(/(?<=^\S+) warning:/, '') ?? ''
}

const withText = (file: string, text: string): ContentFolder => ({
  ...sampleFolder,
  sources: sampleFolder.sources.map((source) =>
    source.path === file ? { path: file, text } : source,
  ),
})

const withPicture = (end: string, size?: PictureFile['size']): ContentFolder => ({
  ...withChange(pictures, /$/, '  crew: A crew on a roof\n'),
  pictures: [
    ...sampleFolder.pictures,
    { path: `content/images/crew.${end}`, ...(size && { size }) },
  ],
})

test('nothing is wrong with the sample that the ways to break it begin from', () => {
  expect(reportsOf(sampleFolder)).toEqual({ errors: undefined, warnings: undefined })
})

describe('one problem, with its place, its field and the next step, is reported for', () => {
  test('40 ways to break a file at least', () => expect(ways.length).toBeGreaterThanOrEqual(40))

  test.each(ways)('$file: $how', ({ file, text, line, column, message, next, severity }) => {
    expect(next).not.toBe('')
    expect(text).not.toBe(textOf(file))
    expect(onlyProblem(withText(file, text), severity)).toBe(`${file}:${line}:${column} ${message}`)
  })

  test.each([
    '404',
    'inbox',
    'assets',
    'index',
    'es',
    'manual',
    'parts',
    'admin',
    'relay',
    'social',
  ])('a page with an address that the site itself has: /%s', (slug) => {
    const file = `content/pages/${slug}.mdx`
    expect(onlyProblem(withFile(file, otherPage))).toBe(
      `${file}:1:1 the file name "${slug}" is taken by a file of the site itself: choose another`,
    )
  })

  test.each(['Palm_Bay', 'palm--bay', 'palm bay', 'pálm'])(
    'a page with a name that makes no address: %s',
    (slug) => {
      const file = `content/pages/${slug}.mdx`
      expect(onlyProblem(withFile(file, otherPage))).toBe(
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
    expect(onlyProblem(withPicture(end, size))).toBe(`content/images/crew.${end}:1:1 ${message}`)
  })

  test('a file in a folder that makes no pages', () => {
    const file = 'content/city/aventura-fl.mdx'
    expect(onlyProblem(withFile(file, otherPage))).toMatch(
      `${file}:1:1 nothing is made from a file here; files belong in content/pages/, `,
    )
  })

  test.each([
    ['content/pages/contact2.md', 'content/pages/contact2.mdx'],
    ['content/guides/attic.MDX', 'content/guides/attic.mdx'],
    ['content/home.yml', 'content/home.yaml'],
  ])('a file with the wrong ending: %s', (file, right) => {
    expect(onlyProblem(withFile(file, otherPage))).toBe(
      `${file}:1:1 nothing is made from a file with this name: call it ${right}`,
    )
  })

  test.each(['content/home.yaml', 'content/pages/contact.mdx'])(
    'a file that was given the wrong ending: %s',
    (right) => {
      const path = right.replace('yaml', 'yml').replace('mdx', 'md')
      const sources = sampleFolder.sources.map((source) =>
        source.path === right ? { ...source, path } : source,
      )
      expect(onlyProblem({ ...sampleFolder, sources })).toBe(
        `${path}:1:1 nothing is made from a file with this name: call it ${right}`,
      )
    },
  )

  test('two pictures with one name', () => {
    const twin = { ...samplePicture('x'), path: 'content/images/tile-roofing.PNG' }
    expect(onlyProblem({ ...sampleFolder, pictures: [...sampleFolder.pictures, twin] })).toBe(
      `${twin.path}:1:1 content/images/tile-roofing.jpg has the same name: rename one of them`,
    )
  })

  test('a relay in the environment that is no address', () => {
    const line =
      textOf(business)
        .split('\n')
        .findIndex((text) => text.startsWith('relay:')) + 1
    expect(onlyProblem({ ...sampleFolder, formRelay: 'hello' })).toBe(
      `${business}:${line}:31 relay.endpoint: FORM_RELAY in the environment is "hello", which stands in for this and is no address; begin it with https://, or unset it`,
    )
  })
})

describe('a warning, which keeps nobody from building the site, is given for', () => {
  test('the telephone number of somebody else', () => {
    const { errors, warnings = '' } = reportsOf(
      withChange('content/cities/doral-fl.mdx', 'Ask first.', 'Call (305) 555-0199.'),
    )
    expect(errors).toBeUndefined()
    expect(warnings).toMatch(
      /^content\/cities\/doral-fl\.mdx:7:\d+ warning: permit\.note: "\(305\) 555-0199" is not the number in content\/business\.yaml: if it should be, write \{phone\}\n/,
    )
    expect(warnings).toMatch(/\n\n1 warning in the content\.$/)
  })
})
