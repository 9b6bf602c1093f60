import { retire } from './worker/retire.ts'
import { scope } from './worker/scope.ts'

/**
 * The service worker of a site that has none: browsers that still have one of an earlier build take
 * this one in its place, which removes itself.
 */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(retire()))
