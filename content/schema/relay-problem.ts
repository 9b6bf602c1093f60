import { webAddressPattern } from './web-address.ts'

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
