import type { IncomingMessage } from 'node:http'

/**
 * True for a request made on this computer, to this computer, and not by the page of another
 * origin. The host must be a local name: any other name that resolves to this computer would let a
 * foreign page read the leads (DNS rebinding). Programs that are not browsers say nothing of where
 * they come from, and may do everything. Links from elsewhere may open the inbox, but not change
 * anything or load parts of it. Ports count: another server on this computer is another site.
 */
export const isLocal = ({ headers, method }: Pick<IncomingMessage, 'headers' | 'method'>) => {
  const { host = '', origin, 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = headers
  const isLocalHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host)
  const isOwnOrigin =
    origin === undefined || /^https?:\/\/(.*)$/i.exec(origin)?.[1] === host.toLowerCase()
  const isLink = mode === 'navigate' && (method === 'GET' || method === 'HEAD')
  return isLocalHost && isOwnOrigin && (site === 'same-origin' || site === 'none' || isLink)
}
