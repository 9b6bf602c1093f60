import { retire, scope } from './scope.ts'

/**
 * The service worker of a site that has none: browsers with a worker of an earlier build replace it
 * with this one, which removes itself.
 */
scope.oninstall = () => scope.skipWaiting()
scope.onactivate = (event) => event.waitUntil(retire())
