import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'

/** Stands for this server, whatever its port. */
const here = 'http://localhost'

const thanks = `${addressOf(linkedPages.contact)}#thank-you`

/**
 * Where to send a browser whose form was accepted. `_next` is an address on the public site: only
 * its path is used, so that the visitor stays on this server. Anything but a web address or a path
 * of this site, such as `javascript:…` or `//elsewhere.example`, leads to the thanks on the contact
 * page.
 */
export const nextPage = (next = ''): string => {
  if (next === '' || !URL.canParse(next, here)) return thanks
  const { protocol, origin, pathname, search, hash } = new URL(next, here)
  const isAddress = /^https?:$/.test(protocol) && (origin === here || URL.canParse(next))
  // Browsers would read a path that starts with two slashes as another site's address.
  return isAddress && !pathname.startsWith('//') ? pathname + search + hash : thanks
}
