import { decodeHTML } from 'entities/decode'
import fc from 'fast-check'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import type { Company, EnergyDocumentData, RoofDocumentData, Visitor } from '../../components/calculators/documents/document-data.ts'
import { energyDocument } from '../../components/calculators/documents/energy-document.ts'
import { energyFileName, roofFileName } from '../../components/calculators/documents/file-names.ts'
import { roofDocument } from '../../components/calculators/documents/roof-document.ts'
import { featureLabels } from '../../components/calculators/roof/labels.ts'
import { energyDefaults, energySavings } from '../../components/calculators/rules/energy-savings.ts'
import { paymentPlans } from '../../components/calculators/rules/financing.ts'
import { insuranceRange } from '../../components/calculators/rules/insurance-range.ts'
import { featureIds, type RoofCostInput, roofCost } from '../../components/calculators/rules/roof-cost.ts'
import { html } from '../../components/ui/html.ts'

const company: Company = {
  name: 'Tests & Roofs',
  phone: '(305) 555-0100',
  email: 'office@roofs.example',
  license: 'CCC1234567',
  address: '1 Palm Street, Miami, FL 33101',
  url: 'https://www.roofs.example',
}
const visitor: Visitor = {
  firstName: 'Maya',
  lastName: 'Ortega',
  email: 'maya@mail.example',
  phone: '305 555 0188',
  address: '1420 Alhambra Circle, Coral Gables',
}
const common = { company, visitor, date: new Date(2026, 10, 20, 23, 59), reference: 'K7QF29' }
const voucher = { text: '$1,000 voucher', conditions: 'One per signed roof.', until: new Date(2026, 11, 20) }

/** The example of the calculator's page. */
const example: RoofCostInput = { roofType: 'shingle', squareFootage: 2000, roofSlope: 'medium', currentAge: 20, damageLevel: 'none', features: [] }

const roofOf = (input: RoofCostInput, more: Partial<RoofDocumentData> = {}) => {
  const cost = roofCost(input)
  return roofDocument({ ...common, input, cost, plans: paymentPlans(cost.total), ...more })
}
const energyOf = (input = energyDefaults, more: Partial<EnergyDocumentData> = {}) =>
  energyDocument({ ...common, input, savings: energySavings(input), insurance: insuranceRange(input.homeSize), ...more })

const tags = (markup: string) => markup.match(/<[^>]*>/g) ?? []

/** What a reader sees, in order, with one space where markup was. */
const words = (page: string) => decodeHTML(page.replace(/<style>[\s\S]*<\/style>/, '').replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ')

const hostile = [
  '"><img src=x onerror=window.ran=1>',
  "' onmouseover='window.ran=1",
  '<script>window.ran=1</script>',
  '</title></style><svg onload=window.ran=1>',
  '<!-- --!> <![CDATA[',
  '&lt;b&gt; &amp; &#60;',
  '$& $1 $`',
]
const typed = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...'<>"\'&;/=a ')).map((all) => all.join('')),
)
const anyVisitor: fc.Arbitrary<Visitor> = fc.record({ firstName: typed, lastName: typed, email: typed, phone: typed, address: typed })

describe('markup', () => {
  test('of a value becomes text, between tags and in an attribute', () => {
    fc.assert(
      fc.property(typed, (value) => {
        const [, attribute, content] = html`<p title="${value}">${value}</p>`.toString().match(/^<p title="([^<>"']*)">([^<>"']*)<\/p>$/) ?? []
        expect(decodeHTML(attribute ?? '')).toBe(value)
        expect(decodeHTML(content ?? '')).toBe(value)
      }),
    )
  })

  test('stays markup where we wrote it, alone and in lists', () => {
    const parts = ['a', '<'].map((value) => html`<li>${value}</li>`)
    expect(html`<ul>${parts}${html`<li>${3}</li>`}</ul>`.toString()).toBe('<ul><li>a</li><li>&lt;</li><li>3</li></ul>')
  })

  test('that only looks like ours is text', () => {
    for (const forged of [{ markup: '<b>', toString: () => '<b>' }, ['<b>'], [['<b>']], `${html`<b>`}`]) {
      expect(html`${forged as string}`.toString()).toBe('&lt;b&gt;')
    }
  })
})

describe.each([
  ['the estimate', (more: Partial<typeof common>) => roofOf({ ...example, features: featureIds }, { voucher, ...more })],
  ['the report', (more: Partial<typeof common>) => energyOf(energyDefaults, more)],
])('%s', (_name, documentWith) => {
  const page = documentWith({})

  test('is valid HTML', async () => {
    const rules = { 'long-title': 'off', 'no-inline-style': 'off', 'tel-non-breaking': 'off', 'no-raw-characters': 'off' } as const
    const { results } = await new HtmlValidate({ root: true, extends: ['html-validate:standard'], rules }).validateString(page)
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([])
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
    for (const text of ['Tests & Roofs', company.phone, company.email, company.address, 'State license CCC1234567', 'www.roofs.example']) {
      expect(words(page)).toContain(text)
    }
    for (const text of ['Maya Ortega', visitor.email, visitor.phone, visitor.address, 'Date November 20, 2026', 'Reference K7QF29']) {
      expect(words(page)).toContain(text)
    }
  })

  test('has the same markup whatever a visitor types, and shows it literally', () => {
    fc.assert(
      fc.property(anyVisitor, typed, (anyone, reference) => {
        const theirs = documentWith({ visitor: anyone, reference })
        expect(tags(theirs)).toEqual(tags(page))
        const text = decodeHTML(theirs)
        for (const value of [`${anyone.firstName} ${anyone.lastName}`, anyone.email, anyone.phone, anyone.address, reference]) {
          expect(text).toContain(`>${value}<`)
        }
      }),
    )
  })

  test('takes markup and quotes in every other text for text, too', () => {
    for (const value of hostile) {
      const theirs = documentWith({ company: { name: value, phone: value, email: value, license: value, address: value, url: value } })
      expect(tags(theirs).map((tag) => tag.replace(/ href="[^"]*"/, ''))).toEqual(tags(page).map((tag) => tag.replace(/ href="[^"]*"/, '')))
    }
  })
})

describe('the estimate', () => {
  test('shows the example of the page with every line and how it is worked out', () => {
    const text = words(roofOf(example))
    for (const line of [
      'Planning range for shingle, 2,000 sq ft $15,842 – $31,142 Model total $27,080 58.5% of it 115% of it',
      'Roof type Shingle Roof size 2,000 sq ft Slope Medium slope Age of present roof 20 years Condition No damage Extras None',
      'Shingle, 2,000 sq ft at $8 a square foot $16,000',
      'Medium slope × 1.15 $2,400',
      'Present roof is 20 years old × 1.2 $3,680',
      'No damage × 1 $0',
      'Allowance for every roof, 2,000 sq ft at $2.50 a square foot $5,000',
      'Model total Your range runs from 58.5% to 115% of this $27,080',
    ]) {
      expect(text).toContain(line)
    }
  })

  test('names every feature and its price', () => {
    const text = words(roofOf({ ...example, features: featureIds }))
    expect(text).toContain(`Extras ${featureIds.map((id) => featureLabels[id]).join(', ')}`)
    for (const line of [
      'Impact-Resistant Shingles $3,000',
      'Solar-Ready Installation $2,500',
      'Premium Ventilation System $1,500',
      'Gutter Replacement $2,000',
      'Skylight Installation $3,500',
      'Attic Insulation Upgrade $2,800',
      '$42,380',
    ]) {
      expect(text).toContain(line)
    }
  })

  test('shows what each term comes to, with its conditions', () => {
    const text = words(roofOf(example))
    expect(text).toContain('Worked out for the model total of $27,080.')
    expect(text).toContain('6 months $4,514 a month 12 months $2,257 a month 18 months $1,505 a month 0% interest if paid in full within the period')
    expect(text).toContain('if paid in full within the period, subject to credit approval')
    expect(text).toContain('Before the lender’s interest 24 months $1,129 a month 60 months $452 a month 120 months $226 a month')
  })

  test('shows the voucher with its conditions and its last day, if there is one', () => {
    expect(words(roofOf(example, { voucher }))).toContain('$1,000 voucher One per signed roof. Last day: December 20, 2026')
    expect(words(roofOf(example))).not.toMatch(/voucher|Last day/i)
  })

  test('takes markup in an offer for text', () => {
    for (const value of hostile) {
      const theirs = roofOf(example, { voucher: { ...voucher, text: value, conditions: value } })
      expect(tags(theirs)).toEqual(tags(roofOf(example, { voucher })))
    }
  })

  test('suggests upgrades apart from the range, and says what it is not', () => {
    const text = words(roofOf(example))
    expect(text).toContain('Premium Shingles typically add $2,000–$4,000 . New Gutter System typically adds $1,500–$3,000 .')
    expect(text).toContain('An estimate from your own answers. Nobody has been on the roof, and this is not a quote.')
    expect(text).toContain('holds for 30 days unless otherwise specified')
  })
})

describe('the report', () => {
  const text = words(energyOf())

  test('shows the four figures, carbon dioxide and the cost range with how they are worked out', () => {
    for (const line of [
      'on a bill of $150 a month of the bill you named 40.3% a month $60 a year $725 over twenty years $14,501',
      '508 lbs a year Worked out as annual savings × 0.7 lbs per dollar: $725 × 0.7.',
      'Typical roof cost range for a home of this size $9,360 – $21,600 Worked out as 1,500 sq ft × $12, and from that 52% to 120%.',
      'Not a promise of cover.',
    ]) {
      expect(text).toContain(line)
    }
  })

  test('repeats the answers', () => {
    expect(text).toContain(
      'Power bill $150 a month Home size 1,500 sq ft Age of roof 10 years Attic insulation Adequate Age of air conditioning 8 years',
    )
    expect(words(energyOf({ ...energyDefaults, roofAge: 1 }))).toContain('Age of roof 1 year ')
  })

  test('adds up twenty years', () => {
    const years = [...energyOf().matchAll(/<th scope="row">(\d+)<\/th><td><i style="--part:([\d.]+)"><\/i>([^<]+)</g)]
    expect(years.map(([, year]) => Number(year))).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(years.map(([, , , amount]) => amount)).toEqual(expect.arrayContaining(['$725', '$1,450', '$7,250', '$14,501']))
    expect(Number(years.at(-1)?.[2])).toBe(1)
  })

  test('says what it assumes', () => {
    expect(text).toContain('Roof, insulation and air conditioning are counted together')
    expect(text).toContain('Twenty years are twenty times one year.')
    expect(text).toContain('without any measurement')
  })

  test('rounds the percentage to one decimal at most, half up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000 }).map((thousandths) => thousandths / 1000),
        (savingsPercentage) => {
          const [, shown] =
            words(energyOf(energyDefaults, { savings: { ...energySavings(energyDefaults), savingsPercentage } })).match(/you named ([\d.]+)%/) ?? []
          expect(Number(shown)).toBe(Math.round(Number((savingsPercentage * 10).toFixed(6))) / 10)
        },
      ),
    )
  })

  test('says so where there is nothing to gain', () => {
    const nothing = words(energyOf({ ...energyDefaults, roofAge: 0, insulation: 'excellent', hvacAge: 0 }))
    expect(nothing).toContain('of the bill you named 0% a month $0 a year $0 over twenty years $0 By this model there is nothing to gain')
    expect(nothing).toContain('0 lbs a year')
    expect(text).not.toContain('nothing to gain')
  })
})

describe('file names', () => {
  const day = new Date(2026, 10, 20, 23, 59)

  test('carry the day of the visitor’s own calendar', () => {
    expect(roofFileName(day)).toBe('roof-estimate-2026-11-20.html')
    expect(roofFileName(new Date(2027, 0, 3, 0, 1))).toBe('roof-estimate-2027-01-03.html')
  })

  test.each([
    ['Maya', 'Ortega', 'maya-ortega-'],
    ['José María', 'Núñez-Peña', 'jose-maria-nunez-pena-'],
    ['Seán', "O'Brien", 'sean-o-brien-'],
    ['энн', '李', ''],
    ['энн', 'Lee', 'lee-'],
    ['../../etc', 'a\\b:c*?"<>|', 'etc-a-b-c-'],
    ['CON', '.', 'con-'],
    [`${'x'.repeat(39)} y`, '', `${'x'.repeat(39)}-`],
  ])('of %s %s', (first, last, part) => {
    expect(energyFileName(first, last, day)).toBe(`energy-report-${part}2026-11-20.html`)
  })

  test('are safe and of a fair length for any name', () => {
    fc.assert(
      fc.property(typed, typed, (first, last) => {
        const name = energyFileName(first, last, day)
        expect(name).toMatch(/^energy-report(-[a-z0-9]+)*-2026-11-20\.html$/)
        expect(name.length).toBeLessThanOrEqual('energy-report-'.length + 2 * 41 + '2026-11-20.html'.length)
      }),
    )
  })
})
