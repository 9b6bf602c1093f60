import { join } from 'node:path'
import { compressFile } from '../../renderer/build/compress.ts'
import { test } from '../strict-test.ts'
import { compressed, testAnswers } from './answers.ts'
import { testJourneys } from './journeys.ts'
import { type Server, type ServerName, servers, start } from './start.ts'

const compress = async (site: string) => {
  for (const file of compressed) await compressFile(join(site, file))
}

const testInstalled = (name: ServerName) => {
  let server: Server | undefined
  const origin = () => server?.origin ?? ''

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a hook needs from it.
  test.beforeAll(async ({}, { project: { outputDir, use } }) => {
    server = await start(name, `${outputDir}/servers/${name}`, use.baseURL ?? '', compress)
  })
  test.afterAll(() => server?.stop())

  testAnswers(origin, name === 'nginx' ? 400 : 404)
  testJourneys(origin)
}

// Each server is started once for all of its tests.
test.describe.configure({ mode: 'default' })

test.describe('npm start', () => testAnswers(() => test.info().project.use.baseURL ?? ''))

for (const name of ['nginx', 'Caddy'] as const)
  if (servers[name].installed) test.describe(name, () => testInstalled(name))
  else test.skip(`${name} was not tested: install ${servers[name].packages}`, () => undefined)
