import styles from './FactList.module.css'
import { type IconName, PageIcon } from './Icon.tsx'

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
        <PageIcon name={icon} />
        <span>
          {href ? <a href={href}>{text}</a> : text}
          {note && <small>{note}</small>}
        </span>
      </li>
    ))}
  </ul>
)
