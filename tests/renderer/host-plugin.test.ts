import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { hostPlugin } from '../../renderer/build/host-plugin.ts'
import { wrongPlusFile } from '../../renderer/build/plus-files-plugin.ts'
import { writeWhole } from '../../renderer/cache.ts'
import { headersAt } from '../../renderer/delivery/headers.ts'
import { siteFacts } from '../../renderer/delivery/site.ts'
import { site } from '../project-site.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** Asks the dev server, as a browser asks for a page unless told otherwise. */
const startServer = async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0 },
    plugins: [hostPlugin(() => site)],
  })
  onTestFinished(() => server.close())
  await server.listen()
  const [origin = ''] = server.resolvedUrls?.local ?? []
  return (path: string, accept = 'text/html') =>
    fetch(new URL(path, origin), { redirect: 'manual', headers: { accept } })
}

test('the dev server sends the headers of the site, and lets in no more than the script that Vite needs', async () => {
  const { headers } = await (await startServer())('/')
  for (const [name, value] of Object.entries(headersAt('/', siteFacts(site))))
    expect(
      headers
        .get(name)
        ?.replace(" 'inline-speculation-rules' 'unsafe-inline';", " 'inline-speculation-rules';"),
      name,
    ).toBe(value)
})

test('the dev server follows the redirects of the content, and turns a service worker off', async () => {
  const ask = await startServer()
  expect(await (await ask(sitePaths.offlineSwitch)).text()).toBe('off\n')
  const [from = '', to = ''] = [...site.redirects][0] ?? []
  const page = await ask(`${from}?a=b`)
  expect([page.status, page.headers.get('location')]).toEqual([301, `${to}?a=b`])
  expect((await ask(from, 'text/javascript')).status).not.toBe(301)
  expect((await ask('/')).status).not.toBe(301)
})

test('a + file that nothing reads, and a folder of no kind, are told with the right word', () => {
  const root = temporaryFolder('pages')
  const wrongWith = (path: string, text = '') => {
    writeWhole(join(root, 'pages', path), text)
    const wrong = wrongPlusFile(root)
    rmSync(join(root, 'pages', path))
    return wrong
  }
  const route = (kind: string) => `export const route = routeToFiles('${kind}')`
  expect(wrongWith('a/+Page.tsx')).toBeUndefined()
  expect(wrongWith('a/+config.ts', 'export default { meta: { motto: {} } }')).toBeUndefined()
  expect(wrongWith('guide/+route.ts', route('guide'))).toBeUndefined()
  expect(wrongWith('a/+Pgae.tsx')).toBe(
    'pages/a/+Pgae.tsx: nothing reads a file +Pgae; did you mean "+Page"?',
  )
  expect(wrongWith('a/+motto.ts')).toMatch(/^pages\/a\/\+motto\.ts: nothing reads a file \+motto: /)
  expect(wrongWith('guid/+route.ts', route('guid'))).toBe(
    'pages/guid/+route.ts: "guid" is not a kind of page; did you mean "guide"?',
  )
  expect(wrongWith('guid/+route.ts', route('guide'))).toContain('"guid": rename it')
})

test('no page of the site has a + file that nothing reads', () => {
  expect(wrongPlusFile('.')).toBeUndefined()
})
