import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { energyDefaults, energyRules } from '../../components/calculators/energy/answers.ts'
import { roofDefaults, roofInput, roofRules } from '../../components/calculators/roof/answers.ts'
import { errorsOf, formatPhone, personalFields, readNumber } from '../../components/calculators/wizard/answers.ts'
import { readScenario, scenarioQuery } from '../../components/calculators/wizard/scenario.ts'
import { keepAnswers, keptAnswers, keptFinish, sensibleAnswers } from '../../components/calculators/wizard/stored-answers.ts'
import { sliderName, typedAnswers } from '../../components/calculators/wizard/typed-answers.ts'

const plan = { name: 'roof', defaults: roofDefaults, rules: roofRules, personal: personalFields, steps: [], finishLabel: '', busyLabel: '' }
const person = { firstName: 'Maya', lastName: 'Ortega', email: 'maya@sample.example', phone: '(305) 555-0142', address: '1 Main Street' }

describe('numbers as people type them', () => {
  test.each([
    ['2000', 2000],
    ['2,000', 2000],
    [' $150 ', 150],
    ['12.5', 12.5],
  ])('"%s" is read as %d', (text, number) => expect(readNumber(text)).toBe(number))

  test.each(['', ' ', '1e9', '-5', 'about 2000', '0x10', 'Infinity', '١٢'])('"%s" is none', (text) => expect(readNumber(text)).toBeUndefined())
})

describe('the rules of the roof calculator', () => {
  test.each([
    ['squareFootage', '499', 'Enter a size between 500 and 10,000 sq ft'],
    ['squareFootage', '10001', 'Enter a size between 500 and 10,000 sq ft'],
    ['squareFootage', '1e9', 'Enter a size between 500 and 10,000 sq ft'],
    ['squareFootage', '', 'Enter a size between 500 and 10,000 sq ft'],
    ['currentAge', '51', 'Enter an age between 0 and 50 years'],
    ['roofType', 'straw', 'Choose a roof type'],
    ['roofSlope', '', 'Choose a slope'],
    ['damageLevel', 'total', 'Choose a condition'],
    ['firstName', ' M ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['email', 'maya@', 'Valid email is required'],
    ['phone', '305 555', 'Phone number is required'],
    ['phone', 'callme now', 'Phone number is required'],
    ['address', '          ', 'Please enter a complete address'],
  ])('%s "%s": %s', (field, value, message) => {
    expect(errorsOf(roofRules, { ...roofDefaults, ...person, [field]: value })).toEqual({ [field]: message })
  })

  test('the limits themselves, and the defaults with a person, are fine', () => {
    expect(errorsOf(roofRules, { ...roofDefaults, ...person, squareFootage: '500', currentAge: '0' })).toEqual({})
    expect(errorsOf(roofRules, { ...roofDefaults, ...person, squareFootage: '10,000', currentAge: '50' })).toEqual({})
  })
})

test.each([
  ['currentBill', '49', 'Enter a monthly bill between $50 and $1,000'],
  ['homeSize', '10001', 'Enter a size between 500 and 10,000 sq ft'],
  ['roofAge', '-1', 'Enter an age between 0 and 50 years'],
  ['insulation', 'some', 'Choose an insulation level'],
  ['hvacAge', '31', 'Enter an age between 0 and 30 years'],
])('the energy calculator refuses %s "%s": %s', (field, value, message) => {
  expect(errorsOf(energyRules, { ...energyDefaults, ...person, [field]: value })).toEqual({ [field]: message })
})

test.each([
  ['3055550142', '(305) 555-0142'],
  ['1 305-555-0142', '(305) 555-0142'],
  ['305 555', '305 555'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['305-555-0142 ext 7', '305-555-0142 ext 7'],
])('the phone number "%s" is shown as "%s"', (typed, shown) => expect(formatPhone(typed)).toBe(shown))

test('of a number field and its slider, the one that was moved before waking counts', () => {
  const untouched = { squareFootage: '1500', [sliderName('squareFootage')]: '1500' }
  expect(typedAnswers(roofDefaults, untouched).squareFootage).toBe('1500')
  expect(typedAnswers(roofDefaults, { ...untouched, [sliderName('squareFootage')]: '2200' }).squareFootage).toBe('2200')
  expect(typedAnswers(roofDefaults, { ...untouched, squareFootage: '900' }).squareFootage).toBe('900')
})

const memory = () => {
  const data = new Map<string, string>()
  return { getItem: (key: string) => data.get(key) ?? null, setItem: (key: string, value: string) => void data.set(key, value), data }
}

describe('answers that are kept', () => {
  let local = memory()
  let session = memory()
  beforeEach(() => {
    local = memory()
    session = memory()
    vi.stubGlobal('localStorage', local)
    vi.stubGlobal('sessionStorage', session)
  })

  test('come back, those about a person only from the tab', () => {
    const answers = { ...roofDefaults, ...person, roofType: 'tile', features: ['solar-ready'] }
    keepAnswers(plan, answers)
    expect(keptAnswers(plan)).toEqual(answers)
    expect([...local.data.values()].join()).not.toMatch(/Maya|Ortega|sample|555|Main/)
    session.data.clear()
    expect(keptAnswers(plan)).toEqual({ ...answers, ...Object.fromEntries(personalFields.map((field) => [field, ''])) })
  })

  test.each(['not JSON', '[]', 'null', '"text"', '{"roofType":7,"features":"all","squareFootage":"1e9"}'])(
    'that are damaged (%s) are the defaults',
    (damage) => {
      local.data.set('calculator-roof', damage)
      session.data.set('calculator-roof-person', damage)
      session.data.set('calculator-roof-finished', damage)
      expect(keptAnswers(plan)).toEqual(roofDefaults)
      expect(keptFinish('roof')).toBeUndefined()
    },
  )

  test('are the defaults where a browser keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('blocked')
      },
      setItem: () => {
        throw new Error('blocked')
      },
    })
    expect(() => keepAnswers(plan, roofDefaults)).not.toThrow()
    expect(keptAnswers(plan)).toEqual(roofDefaults)
  })

  test('make sense whatever was stored', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(roofDefaults)), fc.anything()), (kept) => {
        const {
          firstName: _first,
          lastName: _last,
          email: _email,
          phone: _phone,
          address: _address,
          ...house
        } = errorsOf(roofRules, sensibleAnswers(plan, kept))
        expect(house).toEqual({})
      }),
    )
  })
})

describe('the link to a scenario', () => {
  test('carries the house and nothing of the person, and brings it back', () => {
    const answers = { ...roofDefaults, ...person, roofType: 'metal', squareFootage: '2,400', features: ['solar-ready', 'gutter-replacement'] }
    const query = scenarioQuery(plan, answers)
    expect(decodeURIComponent(query)).not.toMatch(/Maya|Ortega|sample|555|Main/)
    expect(roofInput(readScenario(plan, query) ?? roofDefaults)).toEqual(roofInput(answers))
  })

  test('with nonsense in it gives the defaults for the nonsense', () => {
    const scenario = readScenario(plan, '?roofType=straw&squareFootage=1e9&currentAge=20&features=solar-ready,bogus&firstName=Eve&admin=1')
    expect(scenario).toEqual({ ...roofDefaults, currentAge: '20', features: ['solar-ready'] })
  })

  test('an address without answers is none', () => expect(readScenario(plan, '?utm_source=x')).toBeUndefined())
})
