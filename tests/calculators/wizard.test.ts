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

const notices = vi.hoisted(() => {
  // Files share modules: another may have loaded the wizard with the real notices.
  vi.resetModules()
  return new Set<string>()
})
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
const unsent = { ...plain, failures: 1 }
const result = { ...plain, step: lastStep + 1, from: lastStep, finished: leadOf(1) }

/** What is shown after some events, at the last step unless there is another, and what is said. */
const courses: [string, Event[], Partial<WizardState>, string?][] = [
  ['marks a wrong answer, and says so', errs, { ...plain, attempts: 1 }, wrong],
  ['says so again', [...errs, 'presses'], { ...plain, attempts: 2 }, wrong],
  ['goes to a wrong name', ['errs before', 'presses'], { attempts: 1, step: lastStep - 1 }, wrong],
  ['still marks what was corrected', [...errs, 'corrects'], { attempts: 1 }],
  ['sends although it goes back', ['presses', 'goes back'], { ...plain, sending: true, step: 1 }],
  ['stays while it sends', ['presses', 'goes back', 'presses'], { sending: true, step: 1 }],
  ['says that it could not send', fails, unsent, notSent],
  [
    'says so with other answers',
    [...errs, 'corrects', ...fails, 'changes'],
    { failures: 1 },
    notSent,
  ],
  ['tries again', [...fails, 'presses'], { ...unsent, sending: true }],
  ['counts failures', [...fails, ...fails], { ...plain, failures: 2 }, notSent],
  ['shows the result', ['presses', 'has sent'], result, ready],
  ['shows that of a late lead', [...fails, 'arrives'], result, ready],
  ['notes one of others', [...fails, 'another arrives'], { finished: leadOf(2) }, notSent],
  ['notes one once it goes on', [...fails, 'goes back', 'arrives'], { ...result, step: 1 }],
  ['notes one that is sent again', [...fails, 'presses', 'arrives'], { finished: leadOf(1) }],
  ['notes one it no longer shows', ['presses', 'changes', 'has sent'], { finished: leadOf(1) }],
  ['keeps its own', ['presses', 'has sent', 'another arrives'], result, ready],
  ['shows its own at last', [...fails, 'another arrives', 'presses', 'has sent'], result, ready],
]

test.each(courses)('a wizard %s', async (_what, course, expected, said) => {
  const { events, state, close, sent } = open()
  for (const event of course) {
    events[event]()
    await settled()
  }
  const shown = { step: lastStep, ...expected }
  expect(state()).toMatchObject(shown)
  expect([...notices]).toEqual(said ? [said] : [])
  close()
  sent.end()
  await settled()
  expect(state(), 'it shows nothing once it is closed').toMatchObject(shown)
})
