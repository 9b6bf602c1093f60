import { useEffect, useLayoutEffect, useRef } from 'react'
import { say } from '../../../../content/schema/message.ts'
import { AttemptedContext, FaultLinks } from '../../../form/Field.tsx'
import { buttonClass, submitting } from '../../../ui/Button.tsx'
import { Callout } from '../../../ui/Callout.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { loadMotion, move } from '../../../ui/motion.ts'
import { PhoneLink, Say } from '../../../ui/Say.tsx'
import { goBack, skipDoublePress, watchPresses } from '../presses.ts'
import { useWizardContent } from '../wizard-content.ts'
import { StepFields } from './StepFields.tsx'
import styles from './Wizard.module.css'
import type { Wizard, WizardState } from './wizard.ts'

/** How far a step moves, in pixels. */
const distance = 32

/**
 * Moves each new step in from its side, and brings its heading into view and under the focus; after
 * a refusal, its first wrong field.
 */
const useArrival = ({ step, from, attempts }: WizardState) => {
  const main = useRef<HTMLDivElement>(null)
  useEffect(loadMotion, [])
  useEffect(watchPresses, [])
  // Before paint, or the new step would flash in its final place.
  useLayoutEffect(() => {
    const side = Math.sign(step - from)
    if (side === 0) return
    skipDoublePress()
    main.current?.querySelector('h2')?.focus({ preventScroll: true })
    main.current?.closest('form')?.scrollIntoView({ block: 'start' })
    void move(main.current, {
      opacity: [0, 1],
      transform: [`translateX(${side * distance}px)`, 'none'],
    })
  }, [step, from])
  useEffect(() => {
    // Its message is there by now, and is read out with the field.
    if (attempts > 0) main.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempts])
  return main
}

/** How long a visitor takes for a step, in seconds. */
const secondsForStep = 15

type ProgressProps = { step: number; steps: number }

/** Names the place of the step beside its heading, which takes the focus and is read out. */
const placeId = 'wizard-place'

/** Which step it is, counted from 0, and how far along. */
const Progress = ({ step, steps }: ProgressProps) => {
  const { shared } = useWizardContent()
  const place = say(shared.step, { step: step + 1, steps })
  const minutes = Math.round(((steps - step) * secondsForStep) / 60)
  return (
    <div className={styles.top}>
      <p className="cluster apart t-small muted">
        <b className="t-label nb" id={placeId}>
          {place}
        </b>
        <span>
          {step === steps - 1 ? shared.pace.end : say(shared.pace.minutes, { count: minutes })}
        </span>
      </p>
      <div
        className={styles.courses}
        style={{ '--steps': steps, '--done': `${((step + 1) / steps) * 100}%` }}
        role="progressbar"
        aria-label={shared.progress}
        aria-valuemin={0}
        aria-valuemax={steps}
        aria-valuenow={step + 1}
        aria-valuetext={place}
      />
    </div>
  )
}

type ProblemProps = { sending: boolean; keep: () => void }

/** Says that the answers did not arrive, and offers to send them later. */
const Problem = ({ sending, keep }: ProblemProps) => {
  const { company, shared } = useWizardContent()
  const words = shared.submissionError
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It moves the button that was pressed, and brings one of its own, which the foot would cover.
    skipDoublePress()
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div role="alert">
      <Callout tone="bad" title={`${words.title}.`}>
        {words.description}{' '}
        <Say message={words.answersKept} values={{ number: <PhoneLink phone={company.phone} /> }} />
        <div className="below-s" ref={place}>
          <button
            type="button"
            className={buttonClass({ look: 'line' })}
            onClick={keep}
            aria-disabled={sending}
          >
            {words.keep}
          </button>
        </div>
      </Callout>
    </div>
  )
}

type FooterProps = { first: boolean; last: boolean; sending: boolean }

const Footer = ({ first, last, sending }: FooterProps) => {
  const { own, shared } = useWizardContent()
  const finish = sending ? own.finishing : own.finish
  return (
    <div className={`cluster apart ${styles.foot}`}>
      {first ? (
        <span className="t-small muted">{shared.noPayment}</span>
      ) : (
        <button
          type="button"
          className={buttonClass({ look: 'line' })}
          onClick={sending ? undefined : goBack}
          aria-disabled={sending}
        >
          <Icon name="back" />
          {shared.back}
        </button>
      )}
      <button
        type="submit"
        className={buttonClass({ look: 'primary' }, sending ? submitting : undefined)}
        aria-disabled={sending}
      >
        <span>{last ? finish : shared.next}</span>
        {!last && <Icon name="arrow" />}
      </button>
    </div>
  )
}

type WizardFormProps = { wizard: Wizard; state: WizardState }

/** The step a visitor is at. */
export const WizardForm = ({ wizard, state }: WizardFormProps) => {
  const { step, attempts, sending, failures, note } = state
  const { own, shared, faults } = useWizardContent()
  const main = useArrival(state)
  const shown = wizard.stepOf(state)
  const asked = wizard.steps[shown]
  if (!asked) return null
  const words = own.questions[asked.name]
  const read = () => wizard.read(shown)
  return (
    <form
      ref={wizard.screen}
      className={`room ${styles.wizard}`}
      // Pressed before any script is there, Next does nothing rather than load the page again.
      method="dialog"
      noValidate
      onInput={read}
      onBlurCapture={read}
      onSubmit={(event) => {
        event.preventDefault()
        wizard.next(shown)
      }}
    >
      <Progress step={shown} steps={wizard.steps.length} />
      <div className={styles.main} ref={main}>
        <h2 tabIndex={-1} aria-describedby={placeId}>
          {words?.heading}
        </h2>
        <p className="muted">{words?.lead}</p>
        {note && (
          <p className="t-note" role="status">
            {note}
          </p>
        )}
        <AttemptedContext value={attempts > 0}>
          <StepFields {...asked} />
        </AttemptedContext>
        {asked.fields[1] && (
          <FaultLinks
            text={faults.form.several}
            labels={shared.personal.labels}
            wrong={attempts > 0 ? wizard.wrongAt(shown) : []}
          />
        )}
        {failures > 0 && (
          <Problem key={failures} sending={sending} keep={() => wizard.next(shown, true)} />
        )}
      </div>
      <Footer first={step === 0} last={shown === wizard.steps.length - 1} sending={sending} />
    </form>
  )
}
