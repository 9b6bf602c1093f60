import { expect, test } from 'vitest'
import { scriptsNamedBy, scriptsOfPage } from '../../renderer/build/service-worker/named-scripts.ts'

const files: Record<string, string> = {
  'assets/entry.js': 'import"./used.js";const later=()=>import("./later.js")',
  'assets/used.js': '',
  'assets/later.js': 'import"./deep.js"',
  'assets/deep.js': 'import"./entry.js"',
  'assets/other.js': 'import"./used.js"',
}

test('a page may load the scripts it names, and those that these name in turn', () => {
  const named = scriptsOfPage(
    '<script src="/assets/entry.js" type="module" async></script> other.js',
  )
  const found = scriptsNamedBy(named, Object.keys(files), (file) => files[file] ?? '')
  expect([...found].sort()).toEqual(
    ['deep', 'entry', 'later', 'used'].map((name) => `assets/${name}.js`),
  )
})
