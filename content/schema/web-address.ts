/**
 * Patterns of addresses elsewhere. What they let through has no character that a shell, the
 * configuration of a server or a header would take for more than a part of an address.
 */

/** A host name in small letters, such as `www.example.com`. */
const hostName = '(?:[a-z0-9][a-z0-9-]*\\.)+[a-z][a-z0-9-]*'
/** Characters that may follow it, as browsers copy an address or as people write it. */
export const addressCharacter = '[^\\s\\x00-\\x1f\\x7f"<>\\\\^`{|}]'
const port = '(?::[1-5]?\\d{1,4})'
const rest = `${port}?(?:[/?#]${addressCharacter}*)?`

/** The origin of a site, such as `https://www.example.com`. */
export const originPattern = `^https://${hostName}$`

/** An address of this site, such as `/about`. */
const ownAddress = `/(?!/)${addressCharacter}*`
const elsewhere = `https://${hostName}${rest}`

/** A page elsewhere, such as `https://www.example.com/us`. */
export const webAddressPattern = `^${elsewhere}$`

/** A path of this site, a page elsewhere, an address of this computer, or nothing. */
export const relayPattern = `^(?:${ownAddress}|${elsewhere}|http://(?:localhost|127\\.0\\.0\\.1)${rest})?$`

/** A page of this site or elsewhere. With a user name, which the check of redirects explains. */
export const redirectTarget = `^(?:${ownAddress}|https://(?:\\w[^\\s/@]*@)?${hostName}${rest})$`

/** The address of a mailbox, such as `office@example.com`. */
export const emailPattern = `^[\\w.+-]+@${hostName}$`

/**
 * Why the forms of a build would not arrive, or undefined if they may: where they are sent is empty,
 * or no web address.
 */
export const relayProblem = (endpoint: string): string | undefined => {
  if (endpoint === '')
    return 'no relay is set, so forms go to /relay, which only npm start and npm run dev answer'
  return new RegExp(webAddressPattern).test(endpoint)
    ? undefined
    : `the relay "${endpoint}" is not an address that begins with https://`
}
