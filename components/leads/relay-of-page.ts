import type { Relay } from './relays/relay.ts'

/** The relay of this build, which every page contains (RelayData.tsx). */
export const relayOfPage = () =>
  JSON.parse(document.getElementById('relay')?.textContent ?? '') as Relay
