import { Icon } from './Icon.tsx'
import styles from './Ticks.module.css'

/** A line of the list; one with a last day carries it, so that the browser hides it afterwards. */
type Tick = { text: string; validUntil?: string | undefined }

/** A list of things that hold, each with a tick. */
export const Ticks = ({ items }: { items: readonly (string | Tick)[] }) => {
  const ticks: Tick[] = items.map((item) => (typeof item === 'string' ? { text: item } : item))
  return (
    <ul className={styles.ticks}>
      {ticks.map(({ text, validUntil }) => (
        <li key={text} data-until={validUntil}>
          <Icon name="check" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
