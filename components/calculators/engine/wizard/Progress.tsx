import type { CSSProperties } from 'react'
import { say, sayCount } from '../../../../content/schema/message.ts'
import { type SharedWords, useWizardContent } from '../wizard-content.ts'
import styles from './Wizard.module.css'

/** How long a visitor takes for a step, in seconds. */
const secondsForStep = 15

/** How much is left, in the words of people: minutes, then half minutes, then "almost". */
const paceOf = ({ pace }: SharedWords, locale: string, step: number, steps: number): string => {
  if (step === steps - 1) return pace.end
  if (step === steps - 2) return pace.nearEnd
  const seconds = Math.round(((steps - step) * secondsForStep) / 30) * 30
  if (seconds < 90) return sayCount(pace.seconds, seconds, { locale })
  return sayCount(step === 0 ? pace.start : pace.minutes, Math.round(seconds / 60), { locale })
}

/** Which step it is, counted from 0, and how far along. */
export const Progress = ({ step, steps }: { step: number; steps: number }) => {
  const { shared, amounts } = useWizardContent()
  const place = say(shared.step, { step: step + 1, steps })
  return (
    <div className={styles.top}>
      <p>
        <b aria-live="polite">{place}</b>
        <span>{paceOf(shared, amounts.locale, step, steps)}</span>
      </p>
      <div
        className={styles.courses}
        style={{ '--steps': steps, '--done': `${((step + 1) / steps) * 100}%` } as CSSProperties}
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
