import postcss from 'postcss'
import { expect, test } from 'vitest'
import { pictureSizes } from '../../components/ui/Picture.tsx'
import { cssTokens } from '../../renderer/build/tokens-plugin.ts'
import { breakpointRules, layerOrder } from '../../renderer/design/read-tokens.ts'

test('pictures use the breakpoints of the tokens', () => {
  const defined = breakpointRules.map(({ params }) => params.slice(params.indexOf('(')))
  const used = Object.values(pictureSizes).flatMap(
    (sizes) => sizes.match(/\([^)]*-width[^)]*\)/g) ?? [],
  )
  expect(used.length).toBeGreaterThan(0)
  expect(defined).toEqual(expect.arrayContaining(used))
})

const written = async (css: string, isDevServer: boolean) =>
  (await postcss([cssTokens(isDevServer)]).process(css, { from: undefined })).css.trim()

test('breakpoints, embedded drawings and colors no context redefines are resolved in stylesheets', async () => {
  const drawing = (fill: string) => `url("data:image/svg+xml,%3Csvg fill='${fill}'")`
  const css = `@media (--tablet){a{color:var(--fg);top:var(--white);background:${drawing('var(--white)')}}}`
  expect(await written(css, false)).toMatch(
    /^@media \(min-width: [^)]*\)\{a\{color:var\(--fg\);top:#fff;/,
  )
  expect(await written(css, false)).toContain(drawing('%23fff'))
})

test('layers have the same order in the dev server, which loads stylesheets in any order', async () => {
  expect(await written('a{top:0}', true)).toMatch(String(layerOrder[0]))
  expect(await written('a{top:0}', false)).not.toContain('@layer')
})
