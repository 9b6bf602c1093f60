import styles from './form.module.css'
import { goToField } from './go-to-field.ts'

type FaultLinksProps = {
  text: string
  /** The labels of the fields that may be wrong, in the order of the form, by their ids. */
  labels?: Readonly<Record<string, string>>
  /** The ids of those that are wrong. Without both, the behavior of the form adds the links. */
  wrong?: readonly string[]
}

/**
 * A line above the button that names the wrong fields if there are several, each as a link to it. It
 * is read out when it appears, and not again while it gets shorter.
 */
export const FaultLinks = ({ text, labels = {}, wrong }: FaultLinksProps) => (
  <div aria-live="polite">
    <p
      className={`${styles.error} ${styles.faults}`}
      data-when={wrong ? undefined : 'faults'}
      hidden={!wrong?.[1]}
    >
      {text}
      {Object.entries(labels).map(([id, label]) => (
        <a
          key={id}
          href={`#${id}`}
          hidden={!wrong?.includes(id)}
          onClick={(event) => goToField(event, event.currentTarget)}
        >
          {label}
        </a>
      ))}
    </p>
  </div>
)
