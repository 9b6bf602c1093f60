import { useWords } from '../../renderer/server/use-words.ts'
import styles from './Guide.module.css'

/** Where the facts of a guide come from. */
export const GuideSources = ({ sources }: { sources: readonly string[] }) => (
  <aside className={styles.sources} aria-labelledby="sources">
    <h2 id="sources">{useWords('guides').sources}</h2>
    <ul>
      {sources.map((source) => (
        <li key={source}>{source}</li>
      ))}
    </ul>
  </aside>
)
