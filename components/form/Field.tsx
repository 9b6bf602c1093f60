import {
  type AllHTMLAttributes,
  createContext,
  type ElementType,
  type ReactNode,
  useContext,
  useId,
} from 'react'
import styles from './Field.module.css'

/**
 * True once a visitor has tried to continue. Every error is then shown, even of untouched fields.
 */
export const AttemptedContext = createContext(false)

/**
 * The error message under a field. An empty message still takes up space: otherwise a message that
 * appears when a visitor presses Next would push the button out from under their finger.
 */
export const FieldError = ({ id, message }: { id: string; message: string | undefined }) => (
  // After an attempt the first wrong field has the focus, and is read out with its message.
  <p className={styles.error} id={id} aria-live={useContext(AttemptedContext) ? 'off' : 'polite'}>
    {message}
  </p>
)

/** Properties of a field. Those of HTML are for its control. */
export type FieldProps = Omit<AllHTMLAttributes<HTMLElement>, 'name' | 'label' | 'as'> & {
  name: string
  label: string
  /**
   * Text after the label of a field that may be left empty, such as "(optional)". Without it, the
   * field is required.
   */
  optional?: string | undefined
  /** True if the field spans the form's width instead of half of it. */
  full?: boolean
  error?: string | undefined
  /** 'reserved' leaves space for the error message even while there is none. */
  room?: 'reserved' | undefined
  note?: ReactNode
}

/** A label, its control (an input by default) and the error in its value. */
export const Field = ({
  as: Control = 'input',
  label,
  optional,
  full,
  error,
  room,
  note,
  ...control
}: FieldProps & { as?: ElementType }) => {
  const newId = useId()
  const { id = newId } = control
  const errorId = `${id}-error`
  return (
    <div className={full ? 'stack g2 full' : 'stack g2'}>
      <label className="t-label" htmlFor={id}>
        {label}
        {optional !== undefined && <span className="t-small muted">{` ${optional}`}</span>}
      </label>
      <Control
        className={styles.input}
        id={id}
        required={optional === undefined}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error && errorId}
        {...control}
      />
      {note}
      {(room || error !== undefined) && <FieldError id={errorId} message={error} />}
    </div>
  )
}

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
          onClick={(event) => {
            // As an address it would be an entry of the history.
            event.preventDefault()
            document.getElementById(id)?.focus()
          }}
        >
          {label}
        </a>
      ))}
    </p>
  </div>
)
