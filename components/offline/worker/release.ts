import type { Release } from '../../../renderer/build/service-worker/release.ts'
import type { Relay } from '../../leads/relay.ts'

/** What the build tells the service worker about the site, in front of this code. */
export const { RELEASE: release } = self as unknown as { RELEASE: Release & { relay: Relay } }
