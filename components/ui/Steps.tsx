import type { ReactNode } from 'react'
import styles from './Steps.module.css'

/** Numbered steps: stacked or, with `across`, side by side on wide screens. */
export const StepList = ({
  across = false,
  children,
}: {
  across?: boolean
  children?: ReactNode
}) => (
  <ol
    className={across ? `${styles.steps} ${styles.across}` : styles.steps}
    data-wide={across || undefined}
  >
    {children}
  </ol>
)

export const StepItem = ({ title, children }: { title: string; children?: ReactNode }) => (
  <li>
    <h3>{title}</h3>
    <div className={styles.text}>{children}</div>
  </li>
)

export const NumberedSteps = ({
  steps,
  across = false,
}: {
  steps: readonly { title: string; description: string }[]
  across?: boolean
}) => (
  <StepList across={across}>
    {steps.map(({ title, description }) => (
      <StepItem key={title} title={title}>
        {description}
      </StepItem>
    ))}
  </StepList>
)
