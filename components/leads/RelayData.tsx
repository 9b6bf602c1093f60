import { JsonScript } from '../../renderer/server/JsonScript.tsx'
import { configuredRelay } from './configured-relay.ts'

/** The relay, for leads that wait to be sent, on whichever page their visitor comes back to. */
export const RelayData = () => <JsonScript type="application/json" id="relay" data={configuredRelay} />
