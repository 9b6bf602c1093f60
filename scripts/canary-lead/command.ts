import { parseArgs } from 'node:util'
import type { RelaySettings } from '../../components/leads/relay.ts'
import { InputError, type Output, optionsOrUsage } from '../terminal.ts'
import { isWebAddress, relayAt, targetOf, testSubject } from './relay.ts'
import { sendTo, testLead } from './send.ts'

const usage = `npm run canary-lead -- [--origin https://www.example.com] [--relay https://formsubmit.co/you@example.com] [--yes]

  --origin  address of the public site; without it, \`url\` of content/business.yaml
  --relay   where to send; without it, FORM_RELAY of the environment, then \`relay.endpoint\` of content/business.yaml
  --yes     sends; without it you only read what would be sent`

const noRelay = `No relay is configured, so there is nothing to test. Set \`relay.endpoint\` in content/business.yaml, or FORM_RELAY in the
environment, to an address such as https://formsubmit.co/you@example.com, or name one with --relay.`

/** The site's public address and relay, from business.yaml. */
type Configured = { url: string; relay: RelaySettings }

const originOf = (address: string): string => {
  if (!isWebAddress(address))
    throw new InputError(
      `"${address}" is not the address of a site: expected one such as https://www.example.com.`,
    )
  return new URL(address).origin
}

const readOptions = (args: readonly string[], configured: Configured) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      origin: { type: 'string' },
      relay: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  })
  const origin = originOf(values.origin ?? configured.url)
  const relay =
    values.relay === undefined ? configured.relay : relayAt(values.relay.trim(), configured.relay)
  return {
    yes: values.yes,
    origin,
    target: relay.endpoint === '' ? undefined : targetOf(relay, origin),
  }
}

/**
 * Runs the command. Exit codes: 0 if the test lead was delivered or none was requested, 1 if it was
 * not delivered, 2 if the options are invalid or no relay is configured.
 */
export const canaryLead = async (
  args: readonly string[],
  configured: Configured,
  output: Output,
): Promise<0 | 1 | 2> => {
  const options = optionsOrUsage(() => readOptions(args, configured), usage, output)
  if (options === undefined) return 2
  const { yes, origin, target } = options
  if (target === undefined) {
    output.error(noRelay)
    return 2
  }
  const { reference, fields } = testLead(target.controls)
  output.log(
    `To:      ${target.address.href}\nOrigin:  ${origin}\nSubject: ${testSubject}\nText:    ${fields.message}`,
  )
  if (!yes) {
    output.log('Nothing was sent. Add --yes to send this one test lead.')
    return 0
  }
  const { result, message } = await sendTo(target, origin)(fields)
  output.log(`Reference ${reference}. ${message}`)
  return result === 'delivered' ? 0 : 1
}
