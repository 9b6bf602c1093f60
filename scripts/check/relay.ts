import {
  isLocalRelay,
  type RelaySettings,
  relayProblem,
  relayServices,
  relayWith,
} from '../../content/schema/relay.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { atField } from './problems.ts'
import type { Rule } from './rule.ts'

/** The relay in a group of fields; undefined if the schema has something to say about it. */
const relayIn = (fields: unknown): RelaySettings | undefined => {
  const { service: named, endpoint, accessKey } = isRecord(fields) ? fields : {}
  const service = relayServices.find((name) => name === named)
  return service && typeof endpoint === 'string'
    ? { service, endpoint, ...(typeof accessKey === 'string' && { accessKey }) }
    : undefined
}

/** Leads can arrive through each relay that is set. That none is set is told by builds and deploys. */
export const checkRelay: Rule = function* ({ files, formRelay }) {
  const file = files.find(({ path }) => path === 'content/business.yaml')
  const fields = file?.fields.relay
  const relay = relayIn(fields)
  if (!file || !relay) return
  const problemOf = (one: RelaySettings) => (isLocalRelay(one) ? undefined : relayProblem(one))
  const written = problemOf(relay)
  if (written) yield atField(file, ['relay', 'endpoint'], written)
  const replaced = formRelay && problemOf(relayWith(relay, formRelay))
  if (replaced)
    yield atField(
      file,
      ['relay', 'endpoint'],
      `FORM_RELAY in the environment replaces this, and ${replaced}; correct it there, or unset it`,
    )
  const fallback = relayIn(isRecord(fields) && fields.fallback)
  const ofFallback = fallback && relayProblem(fallback)
  if (ofFallback) yield atField(file, ['relay', 'fallback', 'endpoint'], ofFallback)
}
