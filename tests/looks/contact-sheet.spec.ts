import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { html } from '../../components/ui/html.ts'
import { test } from '../strict-test.ts'
import { fileOf, testStates } from './screen.ts'
import { states } from './states.ts'

/**
 * `npm run contact-sheet` takes a screenshot of every kind of page and state at every width, and
 * writes `index.html` that shows them. `-- -g "menu.*390"` takes only those whose name and width match.
 */
const folder = '.data/contact-sheet'
const widths = [320, 390, 820, 1440, 1920]

testStates(
  () => true,
  widths,
  async (page, state, width) => {
    // Otherwise fixed elements would be in the middle of the page.
    if (!state.isScreen) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.screenshot({
      path: join(folder, `${fileOf(state, width)}.jpg`),
      type: 'jpeg',
      quality: 80,
      fullPage: !state.isScreen,
    })
  },
)

const css =
  'body{font:14px system-ui;margin:1rem}th{text-align:start;vertical-align:top;padding-block:1rem}td{vertical-align:top}div{max-height:40rem;overflow:auto}img{display:block}'

test.afterAll(() => {
  const rows = states.flatMap((state) => {
    const files = widths.map((width) => `${fileOf(state, width)}.jpg`)
    if (!files.some((file) => existsSync(join(folder, file)))) return []
    const cells = files.map((file, index) => {
      const shown = existsSync(join(folder, file))
        ? html`<a href="${file}"><img src="${file}" alt="" loading="lazy" width="${(widths[index] ?? 0) / 3}"></a>`
        : []
      return html`<td><div>${shown}</div></td>`
    })
    return html`<tr><th>${state.name}<br>${state.path}</th>${cells}</tr>`
  })
  const head = widths.map((width) => html`<th>${width} px</th>`)
  const page = html`<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${css}</style><table><tr><th>State</th>${head}</tr>${rows}</table>`
  writeFileSync(join(folder, 'index.html'), String(page))
})
