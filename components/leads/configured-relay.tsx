import { relayIn } from '../../renderer/content/browser-data.ts'
import { useDataFiles, useSite } from '../../renderer/server/current-page.tsx'
import { JsonScript } from '../../renderer/server/Document.tsx'

/**
 * The relay settings and the words for leads that keep failing, on every page, because a visitor
 * with waiting leads may return to any of them.
 */
export const RelayData = () => (
  <JsonScript
    type="application/json"
    data-files={useDataFiles('words/undelivered').join(' ')}
    id="relay"
    data={relayIn(useSite())}
  />
)
