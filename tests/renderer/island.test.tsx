import { useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '../../renderer/content/words.ts'
import { Island } from '../../renderer/server/Island.tsx'

const Sample = ({ text }: { text: string }) => {
  const id = useId()
  return <label htmlFor={id}>{text}</label>
}

const island = (
  <Island name="Sample" component={Sample} wake="interaction" props={{ text: 'Salt & "wind"' }} />
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

  test('has its name, when it wakes, and its props', () => {
    expect(attribute(html, 'data-island')).toEqual(['Sample', 'Sample'])
    expect(attribute(html, 'data-wake')).toEqual(['interaction', 'interaction'])
    const [props = ''] = attribute(html, 'data-props')
    expect(JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual({
      text: 'Salt & "wind"',
    })
  })

  test('includes the messages for its own failures', () => {
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
