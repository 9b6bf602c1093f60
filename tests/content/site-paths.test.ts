import { expect, test } from 'vitest'
import { pastedPath } from '../../content/schema/paths.ts'
import { isVisitorsPage, sitePaths } from '../../content/schema/site-paths.ts'

test('a pasted address is found without what was pasted with it', () => {
  const signs = [...".,)>'…]", '%29', '/)', '%3E', '%22', '%E2%80%9D', '%20', '.html),', '](https:']
  const cutInTwo = ['%', '%E2%80', '%E2%80%8B', '%F0%9F%91%8D', '*%20_']
  const parameters = ['&utm_source=fb', '%3Futm=x', '%253Futm=x', ';id=1', '%23x']
  for (const path of ['/contact', '/es/contact', '/services/tile-roofing/miami-fl'])
    for (const rest of ['', ...signs, ...cutInTwo, ...parameters])
      expect(pastedPath(path + rest), path + rest).toBe(path)
  for (const path of ['/(contact)', '/%E2%80%9CContact%E2%80%9D', '//contact,'])
    expect(pastedPath(path), path).toBe('/contact')
  for (const path of ['/)', '/%22', '/&utm_source=fb']) expect(pastedPath(path), path).toBe('/')
  for (const other of ['/%F0%9F%98%80', '/contact.php', '/contact/us', '/1contact'])
    expect(['/', '/contact'], other).not.toContain(pastedPath(other))
})

test('only pages for visitors pass through the service worker', () => {
  const { cms, relay, inbox, parts, manifest, siteMap, offlineSwitch } = sitePaths
  for (const path of ['/', '/es', '/about.html', '/guides/a.b-c', '/relays', '/administration'])
    expect(isVisitorsPage(path), path).toBe(true)
  for (const path of [cms, `${cms}/`, relay, `${relay}/ajax`, inbox, parts])
    expect(isVisitorsPage(path), path).toBe(false)
  for (const file of [manifest, siteMap, offlineSwitch]) expect(isVisitorsPage(file)).toBe(false)
})
