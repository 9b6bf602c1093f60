import { useWords } from '../../renderer/server/use-words.ts'
import { Say } from '../ui/Say.tsx'
import styles from './saved-copy.css?url'

/**
 * The line that the service worker puts above a page that it has kept (worker/saved-copy.ts), with
 * its own styles: pages have only those that they use.
 */
export const SavedCopy = () => {
  const { savedCopy, call } = useWords('offline')
  return (
    <template id="saved-copy">
      <link rel="stylesheet" href={styles} />
      <p className="saved-copy" role="status">
        <Say message={savedCopy} values={{ date: <data value="saved" /> }} /> {call}
      </p>
    </template>
  )
}
