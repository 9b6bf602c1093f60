import styles from './Steps.module.css'

type Step = { title: string; description: string }

/** Numbered steps: one below the other or, with `across`, side by side on wide screens. */
export const Steps = ({ steps, across = false }: { steps: readonly Step[]; across?: boolean }) => (
  <ol className={across ? `${styles.steps} ${styles.across}` : styles.steps}>
    {steps.map(({ title, description }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{description}</p>
      </li>
    ))}
  </ol>
)
