import { retire, scope } from './scope.ts'

/**
 * The service worker of a site that has none: browsers that still have one of an earlier build
 * replace it by this one, which removes itself.
 */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(retire()))
