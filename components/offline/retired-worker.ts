import { retire, scope } from './scope.ts'

/**
 * The service worker of a site that has none: browsers with a worker of an earlier build replace it
 * with this one, which removes itself.
 */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(retire()))
