import type { IncomingMessage } from 'node:http'

const isLocalHost = (host: string | undefined): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host ?? '')

const isLocalOrigin = (origin: string): boolean =>
  /^https?:\/\//.test(origin) && isLocalHost(origin.replace(/^https?:\/\//, ''))

/**
 * True for a request made on this computer, to this computer, and not by another site's page. The
 * host must be a local name: any other name that resolves to this computer would let a foreign page
 * read the leads (DNS rebinding).
 */
export const isLocal = ({
  headers,
  method,
}: Pick<IncomingMessage, 'headers' | 'method'>): boolean =>
  isLocalHost(headers.host) &&
  (method === 'GET' ||
    method === 'HEAD' ||
    headers.origin === undefined ||
    isLocalOrigin(headers.origin))
