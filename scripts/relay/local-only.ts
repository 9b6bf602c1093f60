import type { IncomingMessage } from 'node:http'

const isLocalHost = (host: string | undefined): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host ?? '')

const isLocalOrigin = (origin: string): boolean => /^https?:\/\//.test(origin) && isLocalHost(origin.replace(/^https?:\/\//, ''))

/**
 * Whether a request was made on this computer, for this computer. A name that merely points here is not enough: with one, a
 * foreign page could read the leads. Nor may a form on a foreign page change anything.
 */
export const isLocal = ({ headers, method }: Pick<IncomingMessage, 'headers' | 'method'>): boolean =>
  isLocalHost(headers.host) && (method === 'GET' || method === 'HEAD' || headers.origin === undefined || isLocalOrigin(headers.origin))
