import { decodeHTML } from 'entities/decode'
import fc from 'fast-check'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { featureIds } from '../../components/calculators/roof/options.ts'
import { html } from '../../components/ui/html.ts'
import { allLanguages, defaultLanguage, languages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { wordSchemas } from '../../content/schema/words.ts'
import { errorsOf } from '../../renderer/content/validate.ts'
import { common, company, documentsIn, home, roof, visitor, voucher } from './document-samples.ts'
import { anyVisitor, hostile, shown, tags, typed } from './document-text.ts'

describe('markup', () => {
  test('of a value becomes text, between tags and in an attribute', () => {
    fc.assert(
      fc.property(typed, (value) => {
        const [, attribute, content] =
          html`<p title="${value}">${value}</p>`
            .toString()
            .match(/^<p title="([^<>"']*)">([^<>"']*)<\/p>$/) ?? []
        expect(decodeHTML(attribute ?? '')).toBe(value)
        expect(decodeHTML(content ?? '')).toBe(value)
      }),
    )
  })

  test('stays markup where we wrote it, alone and in lists', () => {
    const parts = ['a', '<'].map((value) => html`<li>${value}</li>`)
    expect(html`<ul>${parts}${html`<li>${3}</li>`}</ul>`.toString()).toBe(
      '<ul><li>a</li><li>&lt;</li><li>3</li></ul>',
    )
  })

  test('that only looks like ours is text', () => {
    for (const forged of [
      { markup: '<b>', toString: () => '<b>' },
      ['<b>'],
      [['<b>']],
      `${html`<b>`}`,
    ]) {
      expect(html`${forged as string}`.toString()).toBe('&lt;b&gt;')
    }
  })
})

type More = Partial<typeof common>
const documents = allLanguages.flatMap((language) => {
  const { roofOf, energyOf, ...wording } = documentsIn(language)
  const input = { ...roof, features: featureIds }
  const estimate = (more: More) => roofOf(input, { voucher, ...more })
  const report = (more: More) => energyOf(home, more)
  return [
    { name: 'the estimate', language, documentWith: estimate, ...wording },
    { name: 'the report', language, documentWith: report, ...wording },
  ]
})

describe.each(documents)('$name in $language', ({ language, documentWith, words, formats }) => {
  const page = documentWith({})

  test('says which language it is in', () =>
    expect(page).toContain(`<html lang="${languages[language].locale}">`))

  test('is valid HTML', async () => {
    const rules = {
      'long-title': 'off',
      'no-inline-style': 'off',
      'tel-non-breaking': 'off',
      'no-raw-characters': 'off',
    } as const
    const { results } = await new HtmlValidate({
      root: true,
      extends: ['html-validate:standard'],
      rules,
    }).validateString(page)
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      ),
    ).toEqual([])
  })

  test('loads nothing, runs nothing and is not indexed', () => {
    expect(page).not.toMatch(/<(?:script|link|img|iframe|object|embed|base|form|video|audio)\b/i)
    expect(page).not.toMatch(/\s(?:src|srcset|action|poster|on\w+)=/i)
    expect(page).not.toMatch(/url\(|@import/i)
    expect(page.match(/https?:[^"\s]*/g)).toEqual([company.url])
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"`)
    expect(page).toContain('<meta name="robots" content="noindex">')
  })

  test('says whom it is from and for, when, and under which reference', () => {
    const { document } = words
    for (const text of [
      say(document.license, { license: company.license }),
      `${document.date} ${formats.date(common.date)}`,
      `${document.reference} ${common.reference}`,
      say(document.visitor.fullName, visitor),
      ...Object.values(company).slice(0, -1),
      ...Object.values(visitor),
    ])
      expect(shown(page)).toContain(text)
  })

  test('has the same markup whatever a visitor types, and shows it literally', () => {
    fc.assert(
      fc.property(anyVisitor, typed, (anyone, reference) => {
        const theirs = documentWith({ visitor: anyone, reference })
        expect(tags(theirs)).toEqual(tags(page))
        const text = decodeHTML(theirs)
        for (const value of [
          `${anyone.firstName} ${anyone.lastName}`,
          anyone.email,
          anyone.phone,
          anyone.address,
          reference,
        ]) {
          expect(text).toContain(`>${value}<`)
        }
      }),
    )
  })

  test('takes markup and quotes in every other text for text, too', () => {
    for (const value of hostile) {
      const theirs = documentWith({
        company: {
          name: value,
          phone: value,
          email: value,
          license: value,
          address: value,
          url: value,
        },
      })
      expect(tags(theirs).map((tag) => tag.replace(/ href="[^"]*"/, ''))).toEqual(
        tags(page).map((tag) => tag.replace(/ href="[^"]*"/, '')),
      )
    }
  })
})

test('words of a document may name only what the document knows: nobody fills the placeholders of the site there', () => {
  const { document } = documentsIn(defaultLanguage).words
  const refused = (date: string) =>
    errorsOf(wordSchemas.document, { ...document, date }).map(({ params }) => params.name)
  expect(refused('{founded}')).toEqual(['founded'])
  expect(refused('Day')).toEqual([])
})
