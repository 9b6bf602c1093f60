import styles from './FactList.module.css'
import { Icon, type IconName } from './Icon.tsx'

export type Fact = {
  icon: IconName
  text: string
  note?: string
  href?: string
  validUntil?: string | undefined
}

/** Short facts with icons, such as a phone number and when it is answered. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <ul className={styles.facts}>
    {facts.map(({ icon, text, note, href, validUntil }) => (
      <li key={text} data-until={validUntil}>
        <Icon name={icon} />
        <span>
          {href ? <a href={href}>{text}</a> : text}
          {note && <small>{note}</small>}
        </span>
      </li>
    ))}
  </ul>
)
