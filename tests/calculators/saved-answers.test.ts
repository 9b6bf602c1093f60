import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  isPersonal,
  personalFields,
  sensibleAnswers,
  wrongFields,
} from '../../components/calculators/engine/questions.ts'
import {
  saveAnswers,
  savedAnswers,
  savedFinish,
  saveFinish,
  saveStep,
  stepElsewhere,
  stepInHistory,
} from '../../components/calculators/engine/saved-answers.ts'
import { markSteps } from '../../components/calculators/engine/wizard/use-restored.ts'
import { roofQuestions } from '../../components/calculators/roof/questions.ts'
import { anythingPersonal, person, untouchedRoof } from './samples.ts'

const storage = () => {
  const data = new Map<string, string>()
  return {
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => void data.set(key, value),
    removeItem: (key: string) => void data.delete(key),
    data,
  }
}

let local = storage()
let session = storage()
/** The entries of the tab's history, the present one last. */
let entries: unknown[] = []

beforeEach(() => {
  local = storage()
  session = storage()
  entries = []
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('history', {
    get state() {
      return entries.at(-1)
    },
    pushState: (entry: unknown) => void entries.push(entry),
    replaceState: (entry: unknown) => void entries.splice(-1, 1, entry),
  })
})

describe('saved answers', () => {
  test('come back, those about a person only from the tab', () => {
    const answers = { ...untouchedRoof, ...person, roofType: 'tile', features: ['solar-ready'] }
    saveAnswers('roof', answers)
    expect(savedAnswers('roof', roofQuestions)).toEqual(answers)
    expect([...local.data.values()].join()).not.toMatch(anythingPersonal)
    session.data.clear()
    expect(savedAnswers('roof', roofQuestions)).toEqual({
      ...answers,
      ...Object.fromEntries(personalFields.map((field) => [field, ''])),
    })
  })

  test('once sent, leave the person to the result alone, and a reload still shows it', () => {
    const answers = { ...untouchedRoof, ...person }
    saveAnswers('roof', answers)
    saveFinish('roof', { reference: '6B1F09AA', answers: JSON.stringify(answers), at: 0 })
    saveAnswers('roof', answers)
    const personal = [...session.data].filter(([, text]) => anythingPersonal.test(text))
    expect(personal.map(([key]) => key)).toEqual(['calculator-roof-finished'])
    expect(savedAnswers('roof', roofQuestions)).toEqual(answers)

    const changed = { ...answers, firstName: 'Nora' }
    saveAnswers('roof', changed)
    expect(savedAnswers('roof', roofQuestions)).toEqual(changed)
  })

  test.each([
    'not JSON',
    '[]',
    'null',
    '"text"',
    '{"roofType":7,"features":"all","squareFootage":"1e9"}',
  ])('that are damaged (%s) are the defaults', (damage) => {
    local.data.set('calculator-roof', damage)
    session.data.set('calculator-roof-person', damage)
    session.data.set('calculator-roof-finished', damage)
    expect(savedAnswers('roof', roofQuestions)).toEqual(untouchedRoof)
    expect(savedFinish('roof')).toBeUndefined()
  })

  test('are the defaults in a browser that blocks its storage', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
    expect(() => saveAnswers('roof', untouchedRoof)).not.toThrow()
    expect(savedAnswers('roof', roofQuestions)).toEqual(untouchedRoof)
  })

  test('about the house make sense whatever was stored', () => {
    const anything = fc.dictionary(fc.constantFrom(...Object.keys(untouchedRoof)), fc.anything())
    fc.assert(
      fc.property(anything, (stored) => {
        const wrong = wrongFields(roofQuestions, sensibleAnswers(roofQuestions, stored))
        expect(wrong.filter((field) => !isPersonal(field))).toEqual([])
      }),
    )
  })
})

describe('a saved step', () => {
  const last = 8
  const english = '/roofing-calculator'
  const spanish = '/es/roofing-calculator'
  const open = (pathname: string) => {
    entries.push(null)
    vi.stubGlobal('location', { pathname, hash: '' })
  }

  test('is where a visitor who changes the language goes on', () => {
    open(english)
    saveStep('roof', 3)
    open(spanish)
    expect(stepElsewhere('roof', last)).toBe(3)
  })

  test('counts neither on the same page nor for another wizard', () => {
    open(english)
    saveStep('roof', 3)
    expect(stepElsewhere('roof', last)).toBeUndefined()
    open(spanish)
    expect(stepElsewhere('energy', last)).toBeUndefined()
  })

  test.each([
    ['not JSON', undefined],
    ['{"wizard":"roof"}', undefined],
    ['{"wizard":"roof","step":"3"}', undefined],
    ['{"wizard":"roof","step":99}', last],
  ])('that is stored as %s is %s', (text, step) => {
    session.data.set('calculator-place', text)
    open(spanish)
    expect(stepElsewhere('roof', last)).toBe(step)
  })

  test('has those before it in the history, for the back button of the wizard', () => {
    open(spanish)
    markSteps('roof', 3)
    for (const step of [3, 2, 1, 0]) {
      expect(stepInHistory('roof', last)).toBe(step)
      entries.pop()
    }
    expect(entries).toEqual([])
  })
})
