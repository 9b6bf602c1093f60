import { decodeHTML } from 'entities/decode'
import fc from 'fast-check'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { cumulativeSavings, longViewYears } from '../../components/calculators/energy/rule.ts'
import { documentFileName } from '../../components/calculators/engine/document/download.ts'
import { type PaymentPlan, paymentPlans } from '../../components/calculators/roof/estimate.ts'
import { html } from '../../components/ui/html.ts'
import { allLanguages, languages } from '../../content/schema/languages.ts'
import { partsOf, say } from '../../content/schema/message.ts'
import { featureIds, upgradeIds } from '../../content/schema/options.ts'
import { common, documentsIn, home, person, roof, roofPrices, shown, voucher } from './samples.ts'

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
const texts = <Data extends object>(data: Data) =>
  fc.record(
    Object.fromEntries(Object.keys(data).map((name) => [name, typed])),
  ) as fc.Arbitrary<Data>

const tags = (markup: string) => markup.match(/<[^>]*>/g) ?? []

test.each([[{ markup: '<b>', toString: (): string => '<b>' }], [['<b>']], [`${html`<b>`}`]])(
  'markup that only looks like ours is text: %o',
  (forged) => expect(html`${forged as string}`.toString()).toBe('&lt;b&gt;'),
)

/** Every text of some words that a document always shows, in its parts between values. */
const sentences = (words: object): string[] =>
  Object.entries(words).flatMap(([name, word]) => {
    if (typeof word === 'object') return sentences(word)
    if (['fileName', 'noFeatures', 'nothingToGain'].includes(name)) return []
    return partsOf(word).filter((_part, index) => index % 2 === 0)
  })

type More = Partial<typeof common>
const lender = { lender: 'Palm & Bank', apr: 9.99 }
const financing = { sameAsCashMonths: [6, 12], extendedMonths: [24, 120], ...lender }
// New gutters are suggested only where they are not chosen.
const features = featureIds.filter((id) => id !== 'gutter-replacement')
const everything = { ...roof, features }
const documents = allLanguages.flatMap((language) => {
  const { roofOf, energyOf, words, formats } = documentsIn(language)
  const estimate = (more: More) => roofOf(everything, { voucher, terms: financing, ...more })
  const report = (more: More) => energyOf(home, more)
  return [
    { name: 'estimate', language, write: estimate, own: words['roof-document'], words, formats },
    { name: 'report', language, write: report, own: words['energy-document'], words, formats },
  ]
})

describe.each(documents)('the $name in $language', ({ language, write, own, words, formats }) => {
  const page = write({})

  test('is valid HTML in its language', async () => {
    const rules = {
      'long-title': 'off',
      'no-inline-style': 'off',
      'tel-non-breaking': 'off',
      'no-raw-characters': 'off',
    } as const
    const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'], rules })
    const { results } = await validator.validateString(page)
    expect(results.flatMap(({ messages }) => messages)).toEqual([])
    expect(page).toContain(`<html lang="${languages[language].locale}">`)
  })

  test('loads nothing, runs nothing and is not indexed', () => {
    expect(page).not.toMatch(/<(?:script|link|img|iframe|object|embed|base|form|video|audio)\b/i)
    expect(page).not.toMatch(/\s(?:src|srcset|action|poster|on\w+)=/i)
    expect(page).not.toMatch(/url\(|@import/i)
    expect(page.match(/https?:[^"\s]*/g)).toEqual([common.company.url])
    expect(page).toContain(
      `content="default-src 'none'; style-src 'unsafe-inline'; font-src data:"`,
    )
    expect(page).toContain('<meta name="robots" content="noindex">')
  })

  test('says all of its words, whom it is from and for, when, and under which reference', () => {
    const { document } = words
    const text = shown(page)
    for (const part of [
      ...sentences(own),
      say(document.license, common.company),
      `${document.date} ${formats.date(common.date)}`,
      `${document.reference} ${common.reference}`,
      say(document.visitor.fullName, person),
      ...Object.values(common.company).slice(0, -1),
      ...Object.values(person),
    ])
      expect(text).toContain(part.trim())
    expect(text).not.toMatch(/[{}]/)
  })

  test('has the same markup whatever a visitor types, and shows it literally', () => {
    fc.assert(
      fc.property(texts(person), typed, (visitor, reference) => {
        const theirs = write({ visitor, reference })
        expect(tags(theirs)).toEqual(tags(page))
        const { firstName, lastName, ...others } = visitor
        for (const value of [`${firstName} ${lastName}`, reference, ...Object.values(others)])
          expect(decodeHTML(theirs)).toContain(`>${value}<`)
      }),
      { numRuns: 50 },
    )
  })
})

describe.each(allLanguages)('the estimate in %s', (language) => {
  const { words, formats, estimate, roofOf } = documentsIn(language)
  const { document, 'roof-document': own } = words
  const { money, percent, months } = formats
  const { cost, lines, labels } = estimate(everything)
  const page = shown(roofOf(everything, { voucher, terms: financing }))
  const [min, max] = [percent(roofPrices.range.min), percent(roofPrices.range.max)]
  const rowsOf = (kind: PaymentPlan['kind']) =>
    paymentPlans(cost.total, financing)
      .filter((plan) => plan.kind === kind)
      .map(({ months: count, monthlyPayment }) =>
        [months(count), say(document.perMonth, { amount: money(monthlyPayment) })].join(' '),
      )

  test('shows the range, the answers, each line of the cost, the payments and the upgrades', () => {
    const rate = say(own.payments.extended.payment, { ...lender, apr: formats.factor(lender.apr) })
    const upgrades = upgradeIds.map((id) => {
      const { min: least, max: most } = roofPrices.upgrades[id]
      return `${money(least)}–${money(most)}`
    })
    for (const part of [
      `${money(cost.min)} – ${money(cost.max)}`,
      say(own.band.total, { total: money(cost.total) }),
      say(own.band.end, { percent: min }),
      say(own.band.end, { percent: max }),
      `${own.answers.roofType} ${labels.roofType[roof.roofType]}`,
      `${own.answers.squareFootage} ${formats.squareFeet(roof.squareFootage)}`,
      `${own.answers.roofSlope} ${labels.roofSlope[roof.roofSlope]}`,
      `${own.answers.currentAge} ${formats.years(roof.currentAge)}`,
      `${own.answers.damageLevel} ${labels.damageLevel[roof.damageLevel]}`,
      `${own.answers.features} ${features.map((id) => labels.features[id]).join(', ')}`,
      ...lines.map(({ label, note, value }) => [label, note ?? [], value].flat().join(' ')),
      `${say(own.price.totalNote, { min, max })} ${money(cost.total)}`,
      [own.payments.sameAsCash.payment, ...rowsOf('same-as-cash')].join(' '),
      [rate, ...rowsOf('extended')].join(' '),
      ...upgrades,
      voucher.text,
      voucher.conditions,
      say(own.voucher.until, { date: formats.date(new Date(2026, 11, 20)) }),
    ])
      expect(page).toContain(part)
  })

  test('suggests no new gutters where they are chosen', () => {
    const { min: least, max: most } = roofPrices.upgrades.newGutters
    const chosen = shown(roofOf({ ...roof, features: featureIds }))
    expect(chosen).not.toContain(`${money(least)}–${money(most)}`)
  })

  test('names no extras where there are none, no voucher whose offer has ended, and takes markup in an offer for text', () => {
    const plain = shown(roofOf(roof, { voucher: { ...voucher, validUntil: '2020-01-01' } }))
    expect(plain).toContain(`${own.answers.features} ${own.answers.noFeatures}`)
    expect(plain).not.toContain(voucher.text)
    const [value = ''] = hostile
    const theirs = roofOf(everything, { voucher: { ...voucher, text: value, conditions: value } })
    expect(tags(theirs)).toEqual(tags(roofOf(everything, { voucher })))
  })
})

describe.each(allLanguages)('the report in %s', (language) => {
  const { words, formats, report, energyOf } = documentsIn(language)
  const { band, answers } = words['energy-document']
  const { money, percent } = formats
  const { savings, labels } = report(home)
  const page = energyOf(home)

  test('shows the four figures and the answers', () => {
    for (const part of [
      `${band.percentage} ${percent(savings.savingsPercentage / 100)}`,
      `${band.month} ${money(savings.monthlySavings)}`,
      `${band.year} ${money(savings.annualSavings)}`,
      `${band.longView} ${money(savings.twentyYearSavings)}`,
      `${answers.homeSize} ${formats.squareFeet(home.homeSize)}`,
      `${answers.roofAge} ${formats.years(home.roofAge)}`,
      `${answers.insulation} ${labels.insulation[home.insulation]}`,
      `${answers.hvacAge} ${formats.years(home.hvacAge)}`,
    ])
      expect(shown(page)).toContain(part)
  })

  test('adds up the years', () => {
    const row = /<th scope="row">(\d+)<\/th><td><i style="--part:([\d.]+)"><\/i>([^<]+)</g
    const years = [...page.matchAll(row)].map(([, ...cells]) => cells)
    expect(years).toEqual(
      cumulativeSavings(savings.annualSavings).map((amount, index) => [
        String(index + 1),
        String((index + 1) / longViewYears),
        money(amount),
      ]),
    )
  })
})

test('a file is named after the visitor and the day, safely and not too long for any name', () => {
  const nameOf = (...names: string[]) =>
    documentFileName('energy-report', new Date(2026, 10, 20, 23, 59), names)
  expect(nameOf('José María', 'Núñez')).toBe('energy-report-jose-maria-nunez-2026-11-20.html')
  expect(nameOf('энн', '../../etc')).toBe('energy-report-etc-2026-11-20.html')
  fc.assert(
    fc.property(typed, typed, (first, last) => {
      const name = nameOf(first, last)
      expect(name).toMatch(/^energy-report(-[a-z0-9]+)*-2026-11-20\.html$/)
      expect(name.length).toBeLessThanOrEqual('energy-report-2026-11-20.html'.length + 2 * 41)
    }),
  )
})
