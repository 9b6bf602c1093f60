import { parseArgs } from 'node:util'
import { newCanary } from './canary.ts'
import { type CanaryRelay, canaryRelay, canarySubject, isWeb, type Place, relayAt } from './canary-relay.ts'
import { type Send, sendTo } from './canary-send.ts'
import { Unreadable, wordsOf } from './unreadable.ts'

const usage = `npm run canary-lead -- [--origin https://www.example.com] [--relay https://formsubmit.co/you@example.com] [--yes]

  --origin  address of the public site; without it, \`url\` of content/business.yaml
  --relay   where to send; without it, FORM_RELAY of the environment, then \`relay.endpoint\` of content/business.yaml
  --yes     sends; without it you only read what would be sent`

const noRelay = `No relay is configured, so there is nothing to test. Set \`relay.endpoint\` in content/business.yaml, or FORM_RELAY in the
environment, to an address such as https://formsubmit.co/you@example.com, or name one with --relay.`

/** What the site says of itself. */
type Configured = { url: string; relay: Place }
type Output = { write: (line: string) => void; complain: (line: string) => void }

const originOf = (address: string): string => {
  if (!isWeb(address)) throw new Unreadable(`"${address}" is no address of a site: expected one such as https://www.example.com.`)
  return new URL(address).origin
}

const readOptions = (args: readonly string[], configured: Configured) => {
  const { values } = parseArgs({
    args: [...args],
    options: { origin: { type: 'string' }, relay: { type: 'string' }, yes: { type: 'boolean', default: false } },
  })
  const origin = originOf(values.origin ?? configured.url)
  const place = values.relay === undefined ? configured.relay : relayAt(values.relay.trim(), configured.relay)
  return { yes: values.yes, origin, relay: place.endpoint === '' ? undefined : canaryRelay(place, origin) }
}

/**
 * Runs the command. The exit code: 0 when the test lead was delivered or nothing was to be sent, 1 when it was not
 * delivered, 2 when it is not clear what to do.
 */
export const canaryLead = async (
  args: readonly string[],
  configured: Configured,
  { write, complain }: Output,
  sender: (relay: CanaryRelay, origin: string) => Send = sendTo,
): Promise<0 | 1 | 2> => {
  let options: ReturnType<typeof readOptions>
  try {
    options = readOptions(args, configured)
  } catch (error) {
    complain(`${wordsOf(error)}\n\n${usage}`)
    return 2
  }
  const { yes, origin, relay } = options
  if (relay === undefined) {
    complain(noRelay)
    return 2
  }
  const { reference, fields } = newCanary(relay.controls)
  write(`To:      ${relay.address.href}\nOrigin:  ${origin}\nSubject: ${canarySubject}\nText:    ${fields.message}`)
  if (!yes) {
    write('Nothing was sent. Add --yes to send this one test lead.')
    return 0
  }
  const { verdict, words } = await sender(relay, origin)(fields)
  write(`Reference ${reference}. ${words}`)
  return verdict === 'delivered' ? 0 : 1
}
