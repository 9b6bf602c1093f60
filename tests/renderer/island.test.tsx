import { readFileSync } from 'node:fs'
import { useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { allLanguages, type Language, languages } from '../../content/schema/languages.ts'
import { preload } from '../../renderer/build/client-scripts.ts'
import { preloadIslands } from '../../renderer/build/finish-page.ts'
import { type IslandParts, islandParts } from '../../renderer/build/islands-plugin.ts'
import { wordsOf } from '../../renderer/content/words.ts'
import { Island } from '../../renderer/server/Island.tsx'

const Sample = ({ text }: { text: string }) => {
  const id = useId()
  return <label htmlFor={id}>{text}</label>
}

const attribute = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map((match) => match[1] ?? '')

test('an island has its name, when it hydrates, its props, its messages, and its own ids', () => {
  const props = { text: 'Salt & "wind"' }
  const island = <Island name="Sample" component={Sample} on="interaction" props={props} />
  const html = renderToStaticMarkup(
    <main>
      {island}
      {island}
    </main>,
  )
  expect(attribute(html, 'data-island')).toEqual(['Sample', 'Sample'])
  expect(attribute(html, 'data-on')).toEqual(['interaction', 'interaction'])
  const [written = ''] = attribute(html, 'data-props')
  expect(JSON.parse(written.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual(props)
  const { notLoaded, crashed } = wordsOf('islands')
  expect(attribute(html, 'data-not-loaded')[0]).toBe(notLoaded)
  expect(attribute(html, 'data-crashed')[0]).toBe(crashed)
  const [first = '', second = ''] = attribute(html, 'data-prefix')
  const [one = '', other = ''] = attribute(html, 'for')
  expect(first).not.toBe(second)
  expect(one).toContain(first)
  expect(other).toContain(second)
})

const byLanguage = <Value,>(valueIn: (language: Language) => Value) =>
  Object.fromEntries(allLanguages.map((language) => [language, valueIn(language)])) as Record<
    Language,
    Value
  >

const parts: IslandParts = {
  styles: ['Form'],
  scripts: byLanguage((language) => ['/code.js', `/words-${language}.js`]),
  used: [],
}

const scriptsNamedIn = (locale: string, on: string) => {
  const html = preloadIslands(() => parts)(
    `<html lang="${locale}"><head></head><body><div data-island="Sample" data-on="${on}"></div><script src="/page.js" type="module" async></script>`,
  )
  return [...html.matchAll(/modulepreload" href="([^"]+)"/g)].map(([, file]) => file)
}

test.each(allLanguages)(
  'a page in %s names the scripts of a visible island, with the words of its language only',
  (language) => {
    const { locale } = languages[language]
    expect(scriptsNamedIn(locale, 'visible')).toEqual([
      '/page.js',
      '/code.js',
      `/words-${language}.js`,
    ])
    expect(scriptsNamedIn(locale, 'interaction')).toEqual([])
  },
)

test('a build fails if a page has an island without a file', () => {
  const partsOf = islandParts({ ShortForm: parts })
  expect(partsOf('ShortForm').styles).toEqual(['Form'])
  expect(() => partsOf('Shortform')).toThrow('no file Shortform.island.tsx')
})

test('the code that relies on internals of Vite was tested with the installed version', () => {
  const { version } = JSON.parse(readFileSync('node_modules/vite/package.json', 'utf8'))
  expect(preload.vite).toBe(version)
})
