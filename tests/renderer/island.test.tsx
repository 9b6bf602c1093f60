import { readFileSync } from 'node:fs'
import { useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { allLanguages, languages } from '../../content/schema/languages.ts'
import { preload } from '../../renderer/build/client-scripts.ts'
import { preloadIslands } from '../../renderer/build/finish-page.ts'
import { type IslandParts, islandParts } from '../../renderer/build/islands-plugin.ts'
import { wordsOf } from '../../renderer/content/words.ts'
import { Island } from '../../renderer/server/Island.tsx'

const Sample = ({ text }: { text: string }) => {
  const id = useId()
  return <label htmlFor={id}>{text}</label>
}

const island = (
  <Island name="Sample" component={Sample} on="interaction" props={{ text: 'Salt & "wind"' }} />
)

const attribute = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map((match) => match[1] ?? '')

describe('an island in the HTML', () => {
  const html = renderToStaticMarkup(
    <main>
      {island}
      {island}
    </main>,
  )

  test('has its name, when it hydrates, its props, and the messages for its failures', () => {
    expect(attribute(html, 'data-island')).toEqual(['Sample', 'Sample'])
    expect(attribute(html, 'data-on')).toEqual(['interaction', 'interaction'])
    const [props = ''] = attribute(html, 'data-props')
    expect(JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual({
      text: 'Salt & "wind"',
    })
    const { notLoaded, crashed } = wordsOf('islands')
    expect(attribute(html, 'data-not-loaded')[0]).toBe(notLoaded)
    expect(attribute(html, 'data-crashed')[0]).toBe(crashed)
  })

  test('has unique ids, with the prefix used for hydration, even if it appears more than once on a page', () => {
    const [first = '', second = ''] = attribute(html, 'data-prefix')
    const [one = '', other = ''] = attribute(html, 'for')
    expect(first).not.toBe(second)
    expect(one).not.toBe(other)
    expect(one).toContain(first)
    expect(other).toContain(second)
  })
})

const parts: IslandParts = {
  styles: ['Form'],
  scripts: { en: ['/code.js', '/words-en.js'], es: ['/code.js', '/words-es.js'] },
}

describe('the scripts of an island', () => {
  const pageIn = (locale: string, wake: string) =>
    preloadIslands(() => parts)(
      `<html lang="${locale}"><head></head><body><div data-island="Sample" data-on="${wake}"></div><script src="/page.js" type="module" async></script>`,
    )

  test.each(allLanguages)(
    'are announced by a page in %s where it is visible, with the words of its language only',
    (language) => {
      const html = pageIn(languages[language].locale, 'visible')
      const announced = [...html.matchAll(/modulepreload" href="([^"]+)"/g)].map(([, file]) => file)
      expect(announced).toEqual(['/page.js', '/code.js', `/words-${language}.js`])
    },
  )

  test('are not announced while it waits for its visitor', () => {
    expect(pageIn('en-US', 'interaction')).not.toContain('modulepreload')
  })

  test('stop the build if there are none under its name', () => {
    const partsOf = islandParts({ ShortForm: parts })
    expect(partsOf('ShortForm').styles).toEqual(['Form'])
    expect(() => partsOf('Shortform')).toThrow('no file Shortform.island.tsx')
  })
})

test('the code that relies on internals of Vite was tested with the installed version', () => {
  const { version } = JSON.parse(readFileSync('node_modules/vite/package.json', 'utf8'))
  expect(preload.vite).toBe(version)
})
