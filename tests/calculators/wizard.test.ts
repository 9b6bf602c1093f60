import { afterEach, expect, test, vi } from 'vitest'
import {
  type Answers,
  startingAnswers,
  stepsOf,
} from '../../components/calculators/engine/questions.ts'
import type { Finished } from '../../components/calculators/engine/saved.ts'
import {
  createWizard,
  type WizardState,
} from '../../components/calculators/engine/wizard/wizard.ts'
import type { WizardContent } from '../../components/calculators/engine/wizard-content.ts'
import { roofQuestions as questions } from '../../content/schema/questions.ts'
import { openTab } from '../browser-storage.ts'
import { index } from '../project-site.ts'
import { person } from './samples.tsx'

const notices = vi.hoisted(() => new Set<string>())
vi.mock('../../components/toast/toasts.ts', () => ({
  showToast: ({ title }: { title: string }) => {
    notices.add(title)
    return () => notices.delete(title)
  },
}))

const { roof: own, wizard: shared } = index.words
const wrong = shared.checkInputs.title
const notSent = shared.submissionError.title
const ready = own.ready.title

/** Answers of a house number, and their lead, sent while the clock of the visitor ran backward. */
const answersOf = (house: number): Answers => ({
  ...startingAnswers(questions),
  ...person,
  address: `${house} Main Street`,
})
const leadOf = (house: number): Finished => ({
  reference: `LEAD${house}`,
  answers: JSON.stringify(answersOf(house)),
  at: -house,
})

afterEach(() => void notices.clear())

const lastStep = stepsOf(questions).length - 1

/** A wizard at its last step, with the answers of house 1, and what can happen to it. */
const open = () => {
  const entries = openTab('/', { wizard: 'roof', step: lastStep })
  sessionStorage.setItem('calculator-roof-person', JSON.stringify(answersOf(1)))
  vi.stubGlobal('document', new EventTarget())
  const sent: Record<'arrive' | 'end', (finished?: Finished) => void> = {
    arrive: () => undefined,
    end: () => undefined,
  }
  const content = { name: 'roof', questions, own, shared, faults: index.words.inputs }
  const wizard = createWizard(content as unknown as WizardContent, async () => (_a, _k, on) => {
    sent.arrive = (finished) => finished && on(finished)
    return new Promise((resolve) => {
      sent.end = resolve
    })
  })
  let leave = () => {}
  vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => {
    leave = listener
  })
  vi.stubGlobal('removeEventListener', () => undefined)
  let state: WizardState = wizard.state()
  const close = wizard.start((next) => {
    state = next
  })
  const live = (address: string) => wizard.form.change('address', address)
  const events = {
    presses: () => wizard.next(wizard.stepOf(state)),
    errs: () => live('nowhere'),
    'errs before': () => wizard.form.change('firstName', ''),
    corrects: () => live('1 Main Street'),
    changes: () => live('2 Main Street'),
    'goes back': () => {
      entries.push({ wizard: 'roof', step: 1 })
      leave()
    },
    'cannot send': () => sent.end(),
    'has sent': () => sent.end(leadOf(1)),
    arrives: () => sent.arrive(leadOf(1)),
    'another arrives': () => sent.arrive(leadOf(2)),
  }
  return { events, state: () => state, close, sent }
}
type Event = keyof ReturnType<typeof open>['events']

const settled = () => new Promise((resolve) => setTimeout(resolve))
const fails: Event[] = ['presses', 'cannot send']
const errs: Event[] = ['errs', 'presses']
const plain = { attempts: 0, sending: false, failures: 0 }
const has = (house: number, state: object = {}) => ({ ...state, finished: leadOf(house) })

/** What is shown after some events, the steps to the last one, and what is said. */
const courses: [string, Event[], Partial<WizardState>, number, string[]][] = [
  ['marks a wrong answer, and says so', errs, { ...plain, attempts: 1 }, 0, [wrong]],
  ['says so again', [...errs, 'presses'], { ...plain, attempts: 2 }, 0, [wrong]],
  [
    'goes to a wrong answer of another step',
    ['errs before', 'presses'],
    { attempts: 1 },
    -1,
    [wrong],
  ],
  ['still marks what was corrected', [...errs, 'corrects'], { attempts: 1 }, 0, []],
  [
    'is sending although it goes back',
    ['presses', 'goes back'],
    { ...plain, sending: true },
    1 - lastStep,
    [],
  ],
  ['says that it could not send', fails, { ...plain, failures: 1 }, 0, [notSent]],
  [
    'says so although an answer is changed',
    [...errs, 'corrects', ...fails, 'changes'],
    { failures: 1 },
    0,
    [notSent],
  ],
  ['tries again', [...fails, 'presses'], { ...plain, sending: true, failures: 1 }, 0, []],
  ['counts failures', [...fails, ...fails], { ...plain, failures: 2 }, 0, [notSent]],
  ['shows the result', ['presses', 'has sent'], has(1, plain), 1, [ready]],
  ['shows that of a late lead', [...fails, 'arrives'], has(1, plain), 1, [ready]],
  ['only notes one of other answers', [...fails, 'another arrives'], has(2), 0, [notSent]],
  [
    'only notes one once it goes on',
    [...fails, 'goes back', 'arrives'],
    has(1, plain),
    1 - lastStep,
    [],
  ],
  ['only notes one that is sent again', [...fails, 'presses', 'arrives'], has(1), 0, []],
  ['only notes one it no longer shows', ['presses', 'changes', 'has sent'], has(1, plain), 0, []],
  ['keeps that of its answers', ['presses', 'has sent', 'another arrives'], has(1), 1, [ready]],
  [
    'has that of its answers',
    [...fails, 'another arrives', 'presses', 'has sent'],
    has(1),
    1,
    [ready],
  ],
]

test.each(courses)('a wizard %s', async (_what, course, expected, steps, said) => {
  const { events, state, close, sent } = open()
  for (const event of course) {
    events[event]()
    await settled()
  }
  expect(state()).toMatchObject({ step: lastStep + steps, ...expected })
  expect([...notices]).toEqual(said)
  close()
  sent.end()
  await settled()
  expect(state(), 'it shows nothing once it is closed').toMatchObject(expected)
})
