import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useFormState } from 'react-final-form'
import { AttemptedContext } from '../../form/attempted.ts'
import { loadOutbox } from '../../leads/calculator-lead.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { type Answers, errorsOf } from './answers.ts'
import type { Plan } from './plan.ts'
import type { Finished } from './stored-answers.ts'
import { typedAnswers } from './typed-answers.ts'
import { useStepMotion } from './use-step-motion.ts'
import { submissionError, useWizard } from './use-wizard.ts'
import styles from './Wizard.module.css'

export type WizardProps<A extends Answers> = {
  plan: Plan<A>
  /** Sends the answers and says under which reference. Throws when they could not be sent. */
  onFinish: (answers: A) => Promise<string>
  /** What stands in place of the wizard once it is finished. */
  result: (answers: A, finished: Finished) => ReactNode
  /** Loads the result ahead of time. */
  prepare: () => Promise<unknown>
  /** What a visitor answered before the wizard woke up. */
  typed: Record<string, string> | undefined
  phone: string
}

const pace = (step: number, steps: number): string => {
  if (step === steps - 1) return 'Last step'
  if (step === steps - 2) return 'Almost there'
  const seconds = Math.round(((steps - step) * 15) / 30) * 30
  return seconds >= 90 ? `About ${Math.round(seconds / 60)} minutes${step > 0 ? ' left' : ''}` : `About ${seconds} seconds left`
}

/** Brings the new step's heading to the visitor: into view, and under the focus. */
const useArrival = (step: number) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('form')?.scrollIntoView({ block: 'start' })
  }, [step])
  return heading
}

const Progress = ({ step, steps }: { step: number; steps: number }) => (
  <div className={styles.top}>
    <p>
      <b aria-live="polite">
        Step {step + 1} of {steps}
      </b>
      <span>{pace(step, steps)}</span>
    </p>
    <div
      className={styles.courses}
      style={{ '--steps': steps, '--done': `${((step + 1) / steps) * 100}%` } as React.CSSProperties}
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={step + 1}
      aria-valuetext={`Step ${step + 1} of ${steps}`}
    />
  </div>
)

const Steps = <A extends Answers>({ plan, onFinish, result, prepare, phone }: Omit<WizardProps<A>, 'typed'>) => {
  const form = useRef<HTMLFormElement>(null)
  const { step, attempted, sending, failed, resultOf, next, back } = useWizard({ plan, onFinish, form })
  const { values } = useFormState<A>({ subscription: { values: true } })
  const main = useRef<HTMLDivElement>(null)
  const heading = useArrival(step)
  useStepMotion(main, step)
  useEffect(() => {
    // Once the wizard works: what its end needs, so that it does not fail there for want of a connection.
    loadOutbox().catch(console.error)
    prepare().catch(console.error)
  }, [prepare])
  const finished = resultOf(values)
  if (finished) return result(values, finished)

  const steps = plan.steps.length
  const shown = plan.steps[Math.min(step, steps - 1)]
  if (!shown) return null
  const last = step >= steps - 1
  const finishLabel = sending ? plan.busyLabel : plan.finishLabel
  return (
    <form
      ref={form}
      className={styles.wizard}
      // Pressed before any script is there, Next does nothing rather than load the page again.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!sending) next()
      }}
    >
      <Progress step={Math.min(step, steps - 1)} steps={steps} />
      <div className={styles.main} ref={main}>
        <h2 ref={heading} tabIndex={-1}>
          {shown.heading}
        </h2>
        <p className={styles.lead}>{shown.lead}</p>
        <AttemptedContext value={attempted}>
          <shown.View />
        </AttemptedContext>
        {failed && (
          <div className={styles.problem}>
            <Callout tone="bad" title={`${submissionError.title}.`}>
              {submissionError.description} Your answers are still here. You can also call {phone}.
            </Callout>
          </div>
        )}
      </div>
      <div className={styles.foot}>
        {step > 0 ? (
          <button type="button" className={buttonClass({ look: 'line' })} onClick={back} disabled={sending}>
            <Icon name="back" />
            Back
          </button>
        ) : (
          <span className="small">No payment, no obligation</span>
        )}
        <button type="submit" className={buttonClass({ look: 'primary' })} disabled={sending}>
          {last ? finishLabel : 'Next'}
          {!last && <Icon name="arrow" />}
        </button>
      </div>
    </form>
  )
}

/** One question after another, each checked before the next; then a result. The first is there as HTML, before any script. */
export const Wizard = <A extends Answers>({ typed, ...wizard }: WizardProps<A>) => {
  const { defaults, rules } = wizard.plan
  const [initial] = useState(() => typedAnswers(defaults, typed))
  return (
    <Form<A> onSubmit={() => undefined} initialValues={initial} validate={(answers) => errorsOf(rules, answers)}>
      {() => <Steps {...wizard} />}
    </Form>
  )
}
