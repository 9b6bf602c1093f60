import { readBusiness } from '../renderer/build/read-content.ts'
import { canaryLead } from './canary-lead/command.ts'

/**
 * `npm run canary-lead`: sends one lead marked as a test through the configured relay and reports
 * what became of it.
 */
const { url, relay } = readBusiness()
const { service, endpoint, accessKey } = relay
const configured = {
  service,
  endpoint: process.env.FORM_RELAY || endpoint,
  ...(accessKey === undefined ? {} : { accessKey }),
}
process.exitCode = await canaryLead(process.argv.slice(2), { url, relay: configured }, console)
