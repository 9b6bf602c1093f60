import { Icon } from './Icon.tsx'
import styles from './Ticks.module.css'

/** A list of things that hold. Those that are undefined, such as a claim that may not be made here, are left out. */
export const Ticks = ({ items }: { items: readonly (string | undefined)[] }) => (
  <ul className={styles.ticks}>
    {items
      .filter((item) => item !== undefined)
      .map((item) => (
        <li key={item}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
  </ul>
)
