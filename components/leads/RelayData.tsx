import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { JsonScript } from '../../renderer/server/JsonScript.tsx'
import { relayIn } from './configured-relay.ts'

/** The relay settings, on every page: a visitor with waiting leads may return to any of them. */
export const RelayData = () => (
  <JsonScript type="application/json" id="relay" data={relayIn(useCurrentPage().language)} />
)
