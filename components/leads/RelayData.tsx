import { configuredRelay } from './configured-relay.ts'

/** The relay, for leads that wait to be sent, on whichever page their visitor comes back to. */
export const RelayData = () => (
  <script type="application/json" id="relay" dangerouslySetInnerHTML={{ __html: JSON.stringify(configuredRelay).replaceAll('<', '\\u003c') }} />
)
