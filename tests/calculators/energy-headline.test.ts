import { describe, expect, test } from 'vitest'
import { headline } from '../../components/calculators/energy/headline.ts'
import { energySavings, yearlyShare } from '../../components/calculators/energy/rule.ts'
import { calculators } from '../../content/schema/calculators.ts'
import { allLanguages, defaultLanguage } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { readWords } from '../../renderer/build/read-content.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { promisedSaving } from '../../renderer/content/claims.ts'
import { entryAt } from '../../renderer/content/entries.ts'
import { siteIn } from '../../renderer/content/site.ts'
import { documentsIn, home } from './document-samples.ts'
import { shown } from './document-text.ts'

const words = readWords('energy-result')
const { words: documentWords, formats, energyOf } = documentsIn(defaultLanguage)
const { money, percent } = formats
const savings = energySavings(home)
const { savingsPercentage } = savings
const firstName = 'Maya'
const headlineOf = (promise: number | undefined, input = home) =>
  headline({ firstName, input, savings: energySavings(input) }, promise, { words, formats })

describe('an energy result', () => {
  const below = savingsPercentage - 1
  const { title, note } = words.saving
  const plain = { title: say(title, { firstName, savings: money(savings.annualSavings) }), note }

  test('names what the model found, if that is no more than the page promises', () => {
    expect(headlineOf(savingsPercentage)).toEqual(plain)
    expect(headlineOf(undefined)).toEqual(plain)
  })

  test('above the promise of the page names the promise as what to plan with', () => {
    expect(headlineOf(below)).toEqual({
      title: say(words.abovePromise.title, {
        firstName,
        savings: money(yearlyShare(home.currentBill, below)),
      }),
      note: say(words.abovePromise.note, {
        percentage: percent(savingsPercentage / 100),
        promise: percent(below / 100),
      }),
    })
  })

  test('says so where there is nothing to save', () => {
    const good = { ...home, roofAge: 0, insulation: 'excellent', hvacAge: 0 } as const
    const { title: heading, note: under } = words.nothingToSave
    expect(headlineOf(30, good)).toEqual({
      title: say(heading, { firstName, savings: money(0) }),
      note: under,
    })
  })

  test('above the promise is reported so in the download too', () => {
    const { abovePromise } = documentWords.energy.band
    const sentence = (promise: number) =>
      say(abovePromise, {
        promise: percent(promise / 100),
        savings: money(yearlyShare(home.currentBill, promise)),
      })
    expect(shown(energyOf(home, { promise: below }))).toContain(sentence(below))
    expect(shown(energyOf(home, { promise: savingsPercentage }))).not.toContain(
      sentence(savingsPercentage),
    )
  })
})

test('a share of a monthly bill is counted over twelve months', () =>
  expect(yearlyShare(150, 30)).toBe(540))

test.each(allLanguages)(
  'a result is measured against the percentage in the heading of its page in %s',
  async (language) => {
    const { collections } = siteIn(language)
    const page = collections.calculator.find(({ slug }) => slug === calculators.energy.page)
    const promise = promisedSaving()
    if (promise === undefined || !page) return
    const { entry } = await entryAt('calculator', addressOf(page))
    expect(entry.heading).toContain(percent(promise / 100))
  },
)
