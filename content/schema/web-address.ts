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

/** A page of this site or elsewhere. With a user name, which the check of redirects explains. */
export const redirectTarget = `^(?:${ownAddress}|https://(?:\\w[^\\s/@]*@)?${hostName}${rest})$`

/** The origin of a site on this computer, such as `http://localhost:3000`. */
export const isLocalOrigin = (origin: string): boolean =>
  /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/.test(origin)

/** The address of a mailbox, such as `office@example.com`. */
export const emailPattern = `^[\\w.+-]+@${hostName}$`
