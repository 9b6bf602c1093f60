import { expect, test } from 'vitest'
import { pastedPath } from '../../content/schema/paths.ts'

const signs = [...".,)>'…]", '%29', ').', '/)', '%3E', '%22', '%E2%80%9D', '%20']
const cutInTwo = ['%', '%E2%80', '%E2%80%8B', '%F0%9F%91%8D', '.html),', '](https:', '*%20_']
const parameters = ['&utm_source=fb', '%3Futm=x', '%253Futm=x', ';id=1', '%23x']

test('a pasted address is found without what was pasted with it', () => {
  for (const path of ['/contact', '/es/contact', '/services/tile-roofing/miami-fl'])
    for (const rest of ['', ...signs, ...cutInTwo, ...parameters])
      expect(pastedPath(path + rest), path + rest).toBe(path)
  for (const path of ['/(contact)', '/%E2%80%9CContact%E2%80%9D', '//contact,'])
    expect(pastedPath(path), path).toBe('/contact')
  for (const path of ['/', '/)', '/%22', '/&utm_source=fb'])
    expect(pastedPath(path), path).toBe('/')
})

test('a path that says something else stays another', () => {
  for (const path of ['/%F0%9F%98%80', '/contact.php', '/contact/us', '/1contact'])
    expect(['/', '/contact'], path).not.toContain(pastedPath(path))
})
