import { expect, test } from 'vitest'
import { isVisitorsPage, sitePaths } from '../../content/schema/site-paths.ts'

test('only pages for visitors pass through the service worker', () => {
  const { cms, relay, inbox, parts, manifest, siteMap, offlineSwitch } = sitePaths
  for (const path of ['/', '/es', '/about.html', '/guides/a.b-c', '/relays', '/administration'])
    expect(isVisitorsPage(path), path).toBe(true)
  for (const path of [cms, `${cms}/`, relay, `${relay}/ajax`, inbox, parts])
    expect(isVisitorsPage(path), path).toBe(false)
  for (const file of [manifest, siteMap, offlineSwitch]) expect(isVisitorsPage(file)).toBe(false)
})
