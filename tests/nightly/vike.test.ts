import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startDevServer } from '../dev-server.ts'
import { build } from '../incremental/builds.ts'
import { sampleProject } from '../incremental/project.ts'

/** Pages as https://vike.dev describes them, about nothing in the content. */
const pages = {
  'motto/+Page.tsx': `export const Page = ({ roof, pageContext }) => (
    <main>
      {roof} {pageContext.config.motto} {pageContext.greeting} {pageContext.routeParams.roof}
    </main>
  )`,
  'motto/+route.ts': `export const route = '/mottos/@roof'`,
  'motto/+onBeforePrerenderStart.ts': `export const onBeforePrerenderStart = () => ['/mottos/tile']`,
  'motto/+data.ts': `export const data = ({ routeParams }) => ({ roof: 'A roof of ' + routeParams.roof + '.' })`,
  'motto/+config.ts': `export default { meta: { motto: { env: { server: true } } }, motto: 'It lasts.' }`,
  'motto/+onBeforeRender.ts': `export const onBeforeRender = () => ({ pageContext: { greeting: 'Welcome.' } })`,
  'live/+Page.tsx': 'export const Page = () => <main>Live</main>',
  'live/+prerender.ts': 'export const prerender = false',
}

const mainOf = (html: string) => /<main>(.*?)<\/main>/s.exec(html)?.[1]

test('a page with hooks and settings of Vike is the same from the dev server and from a build', {
  timeout: 300_000,
}, async () => {
  const { root, remove } = await sampleProject()
  onTestFinished(remove)
  for (const [path, text] of Object.entries(pages)) {
    const file = join(root, 'pages', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const { isRefused, output } = await build(root)
  expect(isRefused, output).toBe(false)
  const built = readFileSync(join(root, 'dist/client/mottos/tile.html'), 'utf8')
  expect(mainOf(built)).toBe('A roof of tile. It lasts. Welcome. tile')
  expect(existsSync(join(root, 'dist/client/live.html'))).toBe(false)

  const { origin, stop } = await startDevServer(root)
  onTestFinished(stop)
  const ask = async (path: string) =>
    (await fetch(origin + path, { headers: { accept: 'text/html' } })).text()
  expect(mainOf(await ask('/mottos/tile'))).toBe(mainOf(built))
  expect(mainOf(await ask('/live'))).toBe('Live')
})
