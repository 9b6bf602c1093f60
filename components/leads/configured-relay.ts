import { business } from '../../content/index.ts'
import { ajaxAddress, type Relay } from './relay.ts'

const endpoint = process.env.FORM_RELAY || business.relay.endpoint || '/relay'
const { copyTo } = business.relay

/** The relay of this build: the environment's FORM_RELAY, else business.yaml, else this site's own /relay. Server only. */
export const configuredRelay: Relay = {
  action: endpoint,
  ajax: ajaxAddress(endpoint),
  next: `${business.url}/contact#thank-you`,
  ...(copyTo === undefined ? {} : { copyTo }),
}
