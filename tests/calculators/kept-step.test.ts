import { beforeEach, expect, test, vi } from 'vitest'
import {
  keepStep,
  markSteps,
  stepElsewhere,
  stepInHistory,
} from '../../components/calculators/engine/wizard/history.ts'

const last = 8
const english = '/roofing-calculator'
const spanish = '/es/roofing-calculator'

/** The entries of the tab's history, the present one last. */
let entries: unknown[] = []
const kept = new Map<string, string>()

const open = (pathname: string) => {
  entries.push(null)
  vi.stubGlobal('location', { pathname, hash: '' })
}

beforeEach(() => {
  entries = []
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('history', {
    get state() {
      return entries.at(-1)
    },
    pushState: (entry: unknown) => void entries.push(entry),
    replaceState: (entry: unknown) => void entries.splice(-1, 1, entry),
  })
})

test('whoever changes the language goes on at the step where they were', () => {
  open(english)
  keepStep('roof', 3)
  open(spanish)
  expect(stepElsewhere('roof', last)).toBe(3)
  keepStep('roof', 5)
  open(english)
  expect(stepElsewhere('roof', last)).toBe(5)
})

test('whoever comes back to the same page starts at the first step, and so does another wizard', () => {
  open(english)
  keepStep('roof', 3)
  open(english)
  expect(stepElsewhere('roof', last)).toBeUndefined()
  open(spanish)
  expect(stepElsewhere('energy', last)).toBeUndefined()
})

test.each(['not JSON', '[]', '{"wizard":"roof"}', '{"wizard":"roof","step":"3"}'])(
  'a place that was damaged (%s) is none',
  (text) => {
    open(english)
    keepStep('roof', 3)
    for (const key of kept.keys()) kept.set(key, text)
    open(spanish)
    expect(stepElsewhere('roof', last)).toBeUndefined()
  },
)

test('a kept step is one that the wizard has', () => {
  open(english)
  keepStep('roof', 99)
  open(spanish)
  expect(stepElsewhere('roof', last)).toBe(last)
})

test('on arrival at a later step, the button of the wizard goes back through those before it', () => {
  open(spanish)
  markSteps('roof', 3)
  const steps = [3, 2, 1, 0].map((expected) => {
    const step = stepInHistory('roof', last)
    entries.pop()
    return [expected, step]
  })
  for (const [expected, step] of steps) expect(step).toBe(expected)
  expect(entries).toEqual([])
})
