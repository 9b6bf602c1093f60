import {
  isLocalRelay,
  type RelaySettings,
  relayProblem,
  relayServices,
  relayWith,
} from '../../content/schema/relay.ts'
import { recordOf } from '../../renderer/is-record.ts'
import { businessFile, ruleOf } from './groups.ts'
import { atField } from './problems.ts'

/** The relay in a group of fields; undefined if the schema has something to say about it. */
const relayIn = (fields: unknown): RelaySettings | undefined => {
  const { service: named, endpoint, accessKey } = recordOf(fields)
  const service = relayServices.find((name) => name === named)
  return service && typeof endpoint === 'string'
    ? { service, endpoint, ...(typeof accessKey === 'string' && { accessKey }) }
    : undefined
}

/** Leads can arrive through each relay that is set. That none is set is told by builds and deploys. */
export const checkRelay = ruleOf(businessFile, function* (file, { formRelay }) {
  const fields = recordOf(file.fields.relay)
  const relay = relayIn(fields)
  if (!relay) return
  const problemOf = (one: RelaySettings) => (isLocalRelay(one) ? undefined : relayProblem(one))
  const written = problemOf(relay)
  if (written) yield atField(file, ['relay', 'endpoint'], written)
  const replaced = formRelay && problemOf(relayWith(relay, formRelay))
  const says = `FORM_RELAY in the environment replaces this, and ${replaced}; correct it there, or unset it`
  if (replaced) yield atField(file, ['relay', 'endpoint'], says)
  const fallback = relayIn(fields.fallback)
  const ofFallback = fallback && relayProblem(fallback)
  if (ofFallback) yield atField(file, ['relay', 'fallback', 'endpoint'], ofFallback)
})
