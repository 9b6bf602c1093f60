import { decodeHTML } from 'entities/decode'
import fc from 'fast-check'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import {
  cumulativeSavings,
  energySavings,
  longViewYears,
  typicalRoofCost,
} from '../../components/calculators/energy/rule.ts'
import { documentFileName } from '../../components/calculators/engine/document/saving.ts'
import { type PaymentPlan, paymentPlans } from '../../components/calculators/roof/financing.ts'
import { html } from '../../components/ui/html.ts'
import type { FinancingTerms } from '../../content/schema/business.ts'
import { allLanguages, defaultLanguage, languages } from '../../content/schema/languages.ts'
import { partsOf, say } from '../../content/schema/message.ts'
import { featureIds, upgradeIds } from '../../content/schema/options.ts'
import { wordSchemas } from '../../content/schema/words.ts'
import { errorsOf } from '../../renderer/content/validate.ts'
import {
  common,
  company,
  documentsIn,
  energyPrices,
  home,
  person,
  roof,
  roofPrices,
  shown,
  tags,
  terms,
  voucher,
} from './samples.ts'

/** What somebody might type who means harm. */
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
const anyVisitor = fc.record({
  firstName: typed,
  lastName: typed,
  email: typed,
  phone: typed,
  address: typed,
})

describe('markup', () => {
  test('of a value becomes text, between tags and in an attribute', () => {
    fc.assert(
      fc.property(typed, (value) => {
        const page = html`<p title="${value}">${value}</p>`.toString()
        const parts = page.match(/^<p title="([^<>"']*)">([^<>"']*)<\/p>$/)?.slice(1)
        expect(parts?.map((part) => decodeHTML(part))).toEqual([value, value])
      }),
    )
  })

  test('stays markup where we wrote it, alone and in lists', () => {
    const parts = ['a', '<'].map((value) => html`<li>${value}</li>`)
    expect(html`<ul>${parts}${html`<li>${3}</li>`}</ul>`.toString()).toBe(
      '<ul><li>a</li><li>&lt;</li><li>3</li></ul>',
    )
  })

  test.each([
    [{ markup: '<b>', toString: (): string => '<b>' }],
    [['<b>']],
    [[['<b>']]],
    [`${html`<b>`}`],
  ])('that only looks like ours is text: %o', (forged) =>
    expect(html`${forged as string}`.toString()).toBe('&lt;b&gt;'),
  )
})

type More = Partial<typeof common>
const everything = { ...roof, features: [...featureIds] }
const documents = allLanguages.flatMap((language) => {
  const { roofOf, energyOf, ...wording } = documentsIn(language)
  const estimate = (more: More) => roofOf(everything, { voucher, ...more })
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
    const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'], rules })
    const { results } = await validator.validateString(page)
    expect(results.flatMap(({ messages }) => messages)).toEqual([])
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
      say(document.visitor.fullName, person),
      ...Object.values(company).slice(0, -1),
      ...Object.values(person),
    ])
      expect(shown(page)).toContain(text)
  })

  test('has the same markup whatever a visitor types, and shows it literally', () => {
    fc.assert(
      fc.property(anyVisitor, typed, (visitor, reference) => {
        const theirs = documentWith({ visitor, reference })
        expect(tags(theirs)).toEqual(tags(page))
        const { firstName, lastName, ...others } = visitor
        for (const value of [`${firstName} ${lastName}`, reference, ...Object.values(others)])
          expect(decodeHTML(theirs)).toContain(`>${value}<`)
      }),
    )
  })

  test.each(hostile)('takes %s in every other text for text, too', (value) => {
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
    const withoutLinks = (markup: string) =>
      tags(markup).map((tag) => tag.replace(/ href="[^"]*"/, ''))
    expect(withoutLinks(theirs)).toEqual(withoutLinks(page))
  })
})

test('words of a document may name only what the document knows: nobody fills the placeholders of the site there', () => {
  const { document } = documentsIn(defaultLanguage).words
  const refused = (date: string) =>
    errorsOf(wordSchemas.document, { ...document, date }).map(({ params }) => params.name)
  expect(refused('{founded}')).toEqual(['founded'])
  expect(refused('Day')).toEqual([])
})

describe.each(allLanguages)('the estimate in %s', (language) => {
  const { words, formats, units, roofData, roofOf } = documentsIn(language)
  const { cost, lines } = roofData(everything)
  const text = shown(roofOf(everything, { voucher }))
  const { money, percent } = formats
  const { band, answers, price, payments, upgrades, conditions } = words.roof
  const { roofType, roofSlope, damageLevel, features } = words.roofLabels
  const [low, high] = [percent(roofPrices.range.min), percent(roofPrices.range.max)]
  const size = units.squareFeet(roof.squareFootage)
  const answersWith = (extras: string) => [
    ...[answers.roofType, roofType[roof.roofType]],
    ...[answers.squareFootage, size],
    ...[answers.roofSlope, roofSlope[roof.roofSlope]],
    ...[answers.currentAge, units.years(roof.currentAge)],
    ...[answers.damageLevel, damageLevel[roof.damageLevel]],
    ...[answers.features, extras],
  ]
  const rowsOf = (kind: PaymentPlan['kind'], given: FinancingTerms = terms) =>
    paymentPlans(cost.total, given)
      .filter((plan) => plan.kind === kind)
      .flatMap(({ months, monthlyPayment }) => [
        units.months(months),
        say(words.document.perMonth, { amount: money(monthlyPayment) }),
      ])
  const months = say(payments.extended.conditions, {
    shortest: Math.min(...terms.extendedMonths),
    longest: Math.max(...terms.extendedMonths),
  })
  const last = say(words.roof.voucher.until, { date: formats.date(voucher.until) })

  test.each([
    [
      'the range, the model total and how far each end is from it',
      [
        say(band.heading, { roofType: roofType[roof.roofType].toLowerCase(), size }),
        `${money(cost.min)} – ${money(cost.max)}`,
        say(band.total, { total: money(cost.total) }),
        say(band.end, { percent: low }),
        say(band.end, { percent: high }),
        band.caution,
      ],
    ],
    ['the answers', answersWith(featureIds.map((id) => features[id]).join(', '))],
    ['every line of the cost', lines.flatMap(({ label, note, value }) => [label, note, value])],
    ['the total', [price.total, say(price.totalNote, { min: low, max: high }), money(cost.total)]],
    ['what the payments are for', [say(payments.lead, { total: money(cost.total) })]],
    [
      'what each term without interest comes to, with its conditions',
      [
        payments.sameAsCash.name,
        payments.sameAsCash.payment,
        ...rowsOf('same-as-cash'),
        payments.sameAsCash.conditions,
      ],
    ],
    ['extended plans with their months', [payments.extended.name, months]],
    ['the voucher, its conditions and its last day', [voucher.text, voucher.conditions, last]],
    ['the upgrades', [upgrades.lead]],
    ...upgradeIds.map((id): [string, string[]] => {
      const { min, max } = roofPrices.upgrades[id]
      const [before, after] = partsOf(upgrades[id]).filter((part) => part !== 'range')
      return [`the upgrade ${id}`, [`${before}${money(min)}–${money(max)} ${after}`]]
    }),
    ...Object.values(conditions).map((sentence): [string, string[]] => ['a condition', [sentence]]),
  ])('shows %s', (_what, fragments) =>
    expect(text).toContain(fragments.filter((fragment) => fragment !== undefined).join(' ')),
  )

  test('shows payments of extended plans once lender and APR are known', () => {
    const { name, payment } = payments.extended
    const known = { ...terms, lender: 'Palm & Bank', apr: 9.99 }
    const rate = say(payment, { lender: known.lender, apr: formats.factor(known.apr) })
    expect(shown(roofOf(everything, { terms: known }))).toContain(
      [name, rate, ...rowsOf('extended', known), months].join(' '),
    )
  })

  test('without extras and a voucher names none, and takes markup in an offer for text', () => {
    const plain = shown(roofOf(roof))
    expect(plain).toContain(answersWith(answers.noFeatures).join(' '))
    for (const part of [voucher.text, voucher.conditions, last]) expect(plain).not.toContain(part)
    const [value = ''] = hostile
    const theirs = roofOf(everything, { voucher: { ...voucher, text: value, conditions: value } })
    expect(tags(theirs)).toEqual(tags(roofOf(everything, { voucher })))
  })
})

describe.each(allLanguages)('the report in %s', (language) => {
  const { words, formats, units, energyOf } = documentsIn(language)
  const savings = energySavings(home, energyPrices)
  const text = shown(energyOf(home))
  const { money, percent, factor, count } = formats
  const { band, answers, co2, insurance, assumptions } = words.energy
  const { perSquareFoot, ...ends } = energyPrices.roofCost
  const typical = typicalRoofCost(home.homeSize, energyPrices)
  const size = units.squareFeet(home.homeSize)
  const figuresOf = ({ savingsPercentage, ...dollars }: typeof savings) => [
    ...[band.percentage, percent(savingsPercentage / 100)],
    ...[band.month, money(dollars.monthlySavings)],
    ...[band.year, money(dollars.annualSavings)],
    ...[band.longView, money(dollars.twentyYearSavings)],
  ]
  const scores = say(assumptions.scores, {
    baseline: factor(energyPrices.newRoof),
    lowest: percent(0),
    highest: percent(energyPrices.highestSaving / 100),
  })

  test.each([
    [
      'the four figures',
      [say(band.heading, { bill: money(home.currentBill) }), ...figuresOf(savings), band.caution],
    ],
    [
      'carbon dioxide with how it is worked out',
      [
        co2.heading,
        say(co2.amount, { count: count(savings.co2Reduction) }),
        say(co2.method, {
          rate: factor(energyPrices.co2PerDollar),
          savings: money(savings.annualSavings),
        }),
        co2.note,
      ],
    ],
    [
      'what such roofs cost with how it is worked out',
      [
        insurance.heading,
        `${money(typical.min)} – ${money(typical.max)}`,
        say(insurance.method, {
          size,
          price: formats.price(perSquareFoot),
          min: percent(ends.min),
          max: percent(ends.max),
        }),
        insurance.note,
      ],
    ],
    [
      'the answers',
      [
        ...[answers.currentBill, say(words.document.perMonth, { amount: money(home.currentBill) })],
        ...[answers.homeSize, size],
        ...[answers.roofAge, units.years(home.roofAge)],
        ...[answers.insulation, words.energyLabels.insulation[home.insulation]],
        ...[answers.hvacAge, units.years(home.hvacAge)],
      ],
    ],
    ...Object.values({ ...assumptions, scores }).map((sentence): [string, string[]] => [
      'an assumption',
      [sentence],
    ]),
  ])('shows %s', (_what, fragments) => expect(text).toContain(fragments.join(' ')))

  test('adds up the years', () => {
    const row = /<th scope="row">(\d+)<\/th><td><i style="--part:([\d.]+)"><\/i>([^<]+)</g
    const years = [...energyOf(home).matchAll(row)]
    expect(years.map(([, year, , amount]) => [Number(year), amount])).toEqual(
      cumulativeSavings(savings.annualSavings).map((amount, index) => [index + 1, money(amount)]),
    )
    expect(years).toHaveLength(longViewYears)
    expect(Number(years.at(-1)?.[2])).toBe(1)
  })

  test('says so where there is nothing to gain', () => {
    const best = { ...home, roofAge: 0, insulation: 'excellent', hvacAge: 0 } as const
    const figures = figuresOf(energySavings(best, energyPrices))
    expect(shown(energyOf(best))).toContain([...figures, band.nothingToGain].join(' '))
    expect(text).not.toContain(band.nothingToGain)
  })
})

describe('the name of a file', () => {
  const day = new Date(2026, 10, 20, 23, 59)

  test.each([
    ['Maya', 'Ortega', 'maya-ortega-'],
    ['José María', 'Núñez-Peña', 'jose-maria-nunez-pena-'],
    ['Seán', "O'Brien", 'sean-o-brien-'],
    ['энн', '李', ''],
    ['../../etc', 'a\\b:c*?"<>|', 'etc-a-b-c-'],
    ['CON', '.', 'con-'],
    [`${'x'.repeat(39)} y`, '', `${'x'.repeat(39)}-`],
  ])('of %s %s has the day of the visitor’s own calendar', (first, last, part) => {
    expect(documentFileName('energy-report', day, [first, last])).toBe(
      `energy-report-${part}2026-11-20.html`,
    )
  })

  test('is safe and of a fair length for any name', () => {
    fc.assert(
      fc.property(typed, typed, (first, last) => {
        const name = documentFileName('energy-report', day, [first, last])
        expect(name).toMatch(/^energy-report(-[a-z0-9]+)*-2026-11-20\.html$/)
        expect(name.length).toBeLessThanOrEqual('energy-report-2026-11-20.html'.length + 2 * 41)
      }),
    )
  })
})
