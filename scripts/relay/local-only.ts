import type { IncomingMessage } from 'node:http'

type Asked = Pick<IncomingMessage, 'headers' | 'method'>

const isLocalHost = (host: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host)

/** Ports count: another server on this computer is another site. */
const isOwnOrigin = ({ headers: { host = '', origin } }: Asked): boolean =>
  origin === undefined || /^https?:\/\/(.*)$/i.exec(origin)?.[1] === host.toLowerCase()

/** Links from elsewhere may open the inbox, but not change anything or load parts of it. */
const isFromOwnPage = ({ headers, method }: Asked): boolean => {
  const site = headers['sec-fetch-site']
  if (site === undefined || site === 'same-origin' || site === 'none') return true
  return headers['sec-fetch-mode'] === 'navigate' && (method === 'GET' || method === 'HEAD')
}

/**
 * True for a request made on this computer, to this computer, and not by the page of another
 * origin. The host must be a local name: any other name that resolves to this computer would let a
 * foreign page read the leads (DNS rebinding). Programs that are not browsers say nothing of where
 * they come from, and may do everything.
 */
export const isLocal = (asked: Asked): boolean =>
  isLocalHost(asked.headers.host ?? '') && isOwnOrigin(asked) && isFromOwnPage(asked)
