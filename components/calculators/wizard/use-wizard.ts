import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-final-form'
import { showToast } from '../../toast/toasts.ts'
import { type Answers, type Errors, errorsOf } from './answers.ts'
import { markStep, pushStep, stepInHistory } from './history.ts'
import type { Plan } from './plan.ts'
import { readScenario } from './scenario.ts'
import { type Finished, keepAnswers, keepFinish, keptAnswers, keptFinish } from './stored-answers.ts'

const checkInputs = {
  title: 'Please check your inputs',
  description: 'Please correct the errors before continuing.',
  variant: 'destructive',
} as const
export const submissionError = {
  title: 'Submission Error',
  description: 'There was an issue submitting your information. Please try again.',
  variant: 'destructive',
} as const

type Options<A extends Answers> = {
  plan: Plan<A>
  /** Sends the answers and says under which reference. Throws when they could not be sent. */
  onFinish: (answers: A) => Promise<string>
  form: RefObject<HTMLFormElement | null>
}

/** Where a visitor stands in a wizard, and the ways on and back. Past the last step stands the result. */
export const useWizard = <A extends Answers>({ plan, onFinish, form }: Options<A>) => {
  const { change, batch, getState } = useForm<A>()
  const [step, setStep] = useState(0)
  const [attempted, setAttempted] = useState(false)
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState(false)
  const [finished, setFinished] = useState<Finished>()
  const steps = plan.steps.length

  const goTo = useCallback((next: number) => {
    setAttempted(false)
    setFailed(false)
    setStep(next)
  }, [])

  useRegistered(plan)
  useRestored(plan, change, batch, getState, (restored) => {
    setFinished(keptFinish(plan.name))
    goTo(restored)
  })

  useEffect(() => {
    const follow = () => {
      const place = stepInHistory(plan.name, steps)
      if (place === undefined) markStep(plan.name, step)
      else goTo(place)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [plan.name, step, steps, goTo])

  const forward = (next: number) => {
    pushStep(plan.name, next)
    goTo(next)
  }

  /** To a step that was passed with an answer that is wrong by now. */
  const returnTo = (wrong: number) => {
    markStep(plan.name, wrong)
    goTo(wrong)
    setAttempted(true)
  }

  const refuse = (field: string) => {
    setAttempted(true)
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
    showToast(checkInputs)
  }

  const finish = async (answers: A) => {
    const given = JSON.stringify(answers)
    // The same answers again, from going back and on: the company has them already.
    if (finished?.answers === given) {
      forward(steps)
      return
    }
    setSending(true)
    try {
      const sent = { reference: await onFinish(answers), answers: given, at: Date.now() }
      keepFinish(plan.name, sent)
      setFinished(sent)
      forward(steps)
    } catch (error) {
      console.error(error)
      setFailed(true)
      showToast(submissionError)
    } finally {
      setSending(false)
    }
  }

  /** On to the next step or, from the last, to the result; if an answer is wrong, to its field. */
  const next = () => {
    const answers = getState().values
    const errors: Errors<A> = errorsOf(plan.rules, answers)
    const isWrong = (field: keyof A) => errors[field] !== undefined
    const wrongHere = plan.steps[step]?.fields.find(isWrong)
    const wrongStep = plan.steps.findIndex(({ fields }) => fields.some(isWrong))
    if (wrongHere !== undefined) refuse(wrongHere)
    else if (step < steps - 1) forward(step + 1)
    else if (wrongStep >= 0) returnTo(wrongStep)
    else void finish(answers)
  }

  /** The result belongs to the answers it was sent with: after a change, the last step stands in its place. */
  const resultOf = (answers: A) => (step === steps && finished?.answers === JSON.stringify(answers) ? finished : undefined)

  return { step, attempted, sending, failed, resultOf, next, back: () => history.back() }
}

const nothing = () => {}

/** Registers every field for good: react-final-form gives one that appears with its step the initial value once more. */
const useRegistered = <A extends Answers>({ defaults }: Plan<A>) => {
  const { registerField } = useForm<A>()
  useEffect(() => {
    const release = Object.keys(defaults).map((name) => registerField(name, nothing, {}))
    return () => {
      for (const unregister of release) unregister()
    }
  }, [defaults, registerField])
}

type Form<A> = ReturnType<typeof useForm<A>>

/** Once awake: what a link or the last visit left behind, and the step this page of the history stands for. */
const useRestored = <A extends Answers>(
  plan: Plan<A>,
  change: Form<A>['change'],
  batch: Form<A>['batch'],
  getState: Form<A>['getState'],
  onRestored: (step: number) => void,
) => {
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    const scenario = readScenario(plan, location.search)
    const kept = keptAnswers(plan)
    const before = scenario ? { ...kept, ...Object.fromEntries(Object.entries(scenario).filter(([name]) => !plan.personal.includes(name))) } : kept
    const typed = getState().values
    batch(() => {
      for (const name of Object.keys(plan.defaults) as (keyof A & string)[]) {
        // What a visitor has answered while the page was waking is newer than what was kept.
        const untouched = JSON.stringify(typed[name]) === JSON.stringify(plan.defaults[name])
        if (untouched) change(name, before[name] as A[typeof name])
      }
    })
    const step = scenario ? 0 : (stepInHistory(plan.name, plan.steps.length) ?? 0)
    const canShow = step < plan.steps.length || keptFinish(plan.name) !== undefined
    const shown = canShow ? step : plan.steps.length - 1
    markStep(plan.name, shown)
    onRestored(shown)
  })
  useEffect(() => keepAnswers(plan, getState().values))
}
