import { placesIn, unmarked } from '../../content/schema/source-marks.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { startDevServer } from '../dev-server.ts'
import { expect, test } from '../strict-test.ts'
import { htmlOf } from './built-site.ts'

// What it does for whoever edits is in tests/nightly.

/** What a page shows, without what differs between a server and a build, or only says a place. */
const shownIn = (html: string) =>
  unmarked(html.slice(html.indexOf('<main'), html.indexOf('</main>')))
    .replace(
      / (?:data-picture|src|srcSet|href|name|value|id|for|data-prefix|aria-\w+)="[^"]*"/g,
      '',
    )
    .replace(/<link [^>]*>/g, '')

test('any client gets the page that is built, with marks that change nothing', async ({
  request,
}) => {
  test.setTimeout(300_000)
  const server = await startDevServer(process.cwd())
  expect((await request.get(server.origin, { headers: { accept: '*/*' } })).status()).toBe(200)
  for (const path of ['/', addressOf(linkedPages.contact)]) {
    const answer = await request.get(server.origin + path, { headers: { accept: 'text/html' } })
    const marked = await answer.text()
    expect(placesIn(marked).length, path).toBeGreaterThan(50)
    expect(shownIn(marked), path).toBe(shownIn(htmlOf(path)))
  }
  await server.stop()
})
