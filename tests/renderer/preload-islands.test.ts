import { expect, test } from 'vitest'
import { allLanguages, languages } from '../../content/schema/languages.ts'
import type { IslandParts } from '../../renderer/build/islands-plugin.ts'
import { preloadIslands } from '../../renderer/build/preload-islands.ts'

const parts: IslandParts = {
  styles: [],
  scripts: { en: ['/code.js', '/words-en.js'], es: ['/code.js', '/words-es.js'] },
}

const preload = preloadIslands(() => parts)

const pageIn = (locale: string, wake: string) =>
  `<html lang="${locale}"><head></head><body><div data-island="Sample" data-wake="${wake}"></div><script src="/page.js" type="module" async></script>`

test.each(allLanguages)(
  'a page in %s announces its script and that of its island, with the words of its language only',
  (language) => {
    const html = preload(pageIn(languages[language].locale, 'visible'))
    const announced = [...html.matchAll(/modulepreload" href="([^"]+)"/g)].map(([, file]) => file)
    expect(announced).toEqual(['/page.js', '/code.js', `/words-${language}.js`])
  },
)

test('a page announces nothing for an island that waits for its visitor', () =>
  expect(preload(pageIn('en-US', 'interaction'))).not.toContain('modulepreload'))
