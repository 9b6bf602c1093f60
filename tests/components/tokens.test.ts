import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import postcss from 'postcss'
import { describe, expect, test } from 'vitest'
import { pictureSizes } from '../../components/ui/Picture.tsx'
import { cssTokens } from '../../renderer/build/tokens-plugin.ts'
import {
  breakpointRules,
  layerOrder,
  token,
  tokensFile,
  withTokens,
} from '../../renderer/design/read-tokens.ts'

const color =
  /(?<!\w|url\()(?:#|%23)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl)a?\(|\b(?:hwb|ok(?:lab|lch))\(/gi
const width = /@(?:media|container)[^{]*\bwidth\b|\((?:min|max)-width/g
const partOfClass = /\[class[*^$|~]?=/g

/** Masks have no color: black just means visible. */
const withoutMasks = (text: string) => text.replace(/\bmask(?:-\w+)?:[^;]*;/g, '')

const loneValues = (text: string): string[] =>
  [color, width, partOfClass].flatMap((pattern) => withoutMasks(text).match(pattern) ?? [])

describe('colors, breakpoints and classes', () => {
  test.each([
    ['a { color: #0E2A3B }', '#0E2A3B'],
    ['a { background: rgb(255 255 255 / 0.2) }', 'rgb('],
    [`a { background: url("data:image/svg+xml,%3Csvg stroke='%23c4552d'") }`, '%23c4552d'],
    ['@media screen and (width >= 40rem) {}', '@media screen and (width'],
    ['sizes="(min-width: 40rem) 92vw, 66vw"', '(min-width'],
    ['a[class*="line"] {}', '[class*='],
  ])('outside the tokens are found in %s', (text, found) => {
    expect(loneValues(text)).toEqual([found])
  })

  test('are defined only in the tokens', () => {
    const uses =
      '@media (--tablet) { a { color: var(--fg); mask: linear-gradient(#0000, #000); } } <a href="#faq"> fontkit#377'
    expect(loneValues(uses)).toEqual([])
    const files = ['components', 'pages', 'renderer', 'scripts']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
          join(folder, file),
        ),
      )
      .filter((file) => /\.(css|svg|tsx?|mjs)$/.test(file) && file !== normalize(tokensFile))
    expect(files.length).toBeGreaterThan(100)
    const findings = files.map((file) => [file, loneValues(readFileSync(file, 'utf8'))])
    expect(findings.filter(([, values]) => values?.length)).toEqual([])
  })
})

describe('tokens', () => {
  test('resolve to their values, through other tokens too, and unknown ones throw', () => {
    expect(token('--bg')).toBe(token('--sand-50'))
    expect(withTokens('<a fill="var(--white)"/>')).toBe('<a fill="#fff"/>')
    expect(() => token('--no-such')).toThrow(/no token --no-such/)
  })

  test.each(['width', 'height'])('define every breakpoint of %s once, in order', (size) => {
    const least = breakpointRules
      .map(({ params }) => new RegExp(`min-${size}: ([\\d.]+)rem\\)$`).exec(params)?.[1])
      .filter((length) => length !== undefined)
      .map(Number)
    expect(least.length).toBeGreaterThan(0)
    expect(least).toEqual([...new Set(least)].sort((a, b) => a - b))
  })

  test('define no other breakpoints, and those of all pictures', () => {
    for (const { params } of breakpointRules) expect(params).toMatch(/ \(min-(width|height): /)
    const defined = breakpointRules.map(({ params }) => params.slice(params.indexOf('(')))
    const used = Object.values(pictureSizes).flatMap(
      (sizes) => sizes.match(/\([^)]*-width[^)]*\)/g) ?? [],
    )
    expect(used.length).toBeGreaterThan(0)
    expect(defined).toEqual(expect.arrayContaining(used))
  })

  test('are resolved in every stylesheet: breakpoints, embedded drawings, and colors no context redefines', async () => {
    const css = `@media (--tablet){a{color:var(--fg);top:var(--white);background:url("data:image/svg+xml,%3Csvg fill='var(--white)'")}}`
    const [tablet = ''] = breakpointRules
      .filter(({ params }) => params.startsWith('--tablet '))
      .map(({ params }) => params.slice('--tablet '.length))
    const result = await postcss([cssTokens(false)]).process(css, { from: undefined })
    expect(result.css.trim()).toBe(
      `@media ${tablet}{a{color:var(--fg);top:#fff;background:url("data:image/svg+xml,%3Csvg fill='%23fff'")}}`,
    )
  })

  test('give layers the same order in the dev server, which loads stylesheets in any order', async () => {
    const [order = ''] = layerOrder.map(String)
    expect(order).toMatch(/^@layer \w+, /)
    const css = async (isDevServer: boolean) =>
      (await postcss([cssTokens(isDevServer)]).process('a{top:0}', { from: undefined })).css
    expect(await css(true)).toMatch(order)
    expect(await css(false)).not.toContain('@layer')
  })
})
