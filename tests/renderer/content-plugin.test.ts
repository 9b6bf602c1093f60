import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, createServer } from 'vite'
import { afterEach, describe, expect, test } from 'vitest'
import type { ContentFolder } from '../../content/model/check/index.ts'
import { contentPlugin } from '../../renderer/build/content-plugin.ts'
import { sampleFolder, withChange } from '../content/sample.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const doral = 'content/cities/doral-fl.mdx'
const broken = withChange(doral, 'county: Miami-Dade', 'county: Broword')
const report =
  'content/cities/doral-fl.mdx:4:1 county: "Broword" is not a county we know; did you mean "Broward"?'

const writeProject = ({ sources, pictures }: ContentFolder): string => {
  const root = temporaryFolder('content')
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const { path, text } of sources) write(path, text)
  for (const name of pictures) write(`content/images/${name}.jpg`, '')
  write('index.html', '<!doctype html><h1>The page</h1>')
  return root
}

describe('in the dev server', () => {
  let stop = async () => {}
  afterEach(() => stop())

  const open = async (root: string) => {
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [contentPlugin()],
      server: { port: 0 },
    })
    await server.listen()
    stop = () => server.close()
    const address = server.resolvedUrls?.local[0] ?? ''
    return () => fetch(address, { headers: { accept: 'text/html' } })
  }

  test('a page shows a report while the content is invalid, and itself again once it is fixed', async () => {
    const root = writeProject(broken)
    const fetchPage = await open(root)
    const bad = await fetchPage()
    expect(bad.status).toBe(500)
    expect(await bad.text()).toContain(report)

    const right = sampleFolder.sources.find(({ path }) => path === doral)?.text ?? ''
    writeFileSync(join(root, doral), right)
    const good = await fetchPage()
    expect(good.status).toBe(200)
    expect(await good.text()).toContain('The page')
  })
})

describe('in a build', () => {
  const run = (folder: ContentFolder) => {
    const root = writeProject(folder)
    return build({ root, configFile: false, logLevel: 'silent', plugins: [contentPlugin()] })
  }

  test('invalid content stops it with the same report', async () => {
    await expect(run(broken)).rejects.toThrow(report)
  })

  test('valid content passes', async () => {
    await expect(run(sampleFolder)).resolves.toBeDefined()
  })
})
