import { Icon } from './Icon.tsx'
import styles from './Ticks.module.css'

/** A list item. With `validUntil`, the browser hides it after that day. */
type Tick = { text: string; validUntil?: string | undefined }

/** A list with check marks. */
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
