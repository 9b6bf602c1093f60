import { Icon } from './Icon.tsx'
import styles from './Paper.module.css'

type PaperProps = {
  title: string
  /** A short text to the right of the title. */
  note: string
  lines: readonly string[]
  /** Text beside every check mark. */
  verdict?: string
  numbered?: boolean
}

/** A drawn report: a title, and lines with check marks. */
export const Paper = ({ title, note, lines, verdict, numbered = false }: PaperProps) => {
  const List = numbered ? 'ol' : 'ul'
  return (
    <div className={styles.paper}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <span>{note}</span>
      </div>
      <List className={numbered ? styles.columns : undefined}>
        {lines.map((line, index) => (
          <li key={line}>
            <span>{numbered ? `${index + 1}. ${line}` : line}</span>
            <span className={styles.verdict}>
              <Icon name="check" />
              {verdict}
            </span>
          </li>
        ))}
      </List>
    </div>
  )
}
