import { describe, expect, test } from 'vitest'
import { scriptsOfPage, unusedScripts } from '../../renderer/build/unused-scripts.ts'

describe('scripts that no page can load', () => {
  const files: Record<string, string> = {
    'assets/entry.js': 'import"./used.js";const later=()=>import("./later.js")',
    'assets/used.js': '',
    'assets/later.js': 'import"./deep.js"',
    'assets/deep.js': '',
    'assets/pages_about.js': 'import"./used.js"',
  }

  test('are those mentioned by no page and no needed script', () => {
    const named = scriptsOfPage(
      '<script src="/assets/entry.js" type="module" async></script> pages_about.js',
    )
    expect(unusedScripts(Object.keys(files), named, (file) => files[file] ?? '')).toEqual([
      'assets/pages_about.js',
    ])
  })
})
