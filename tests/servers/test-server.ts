import { join } from 'node:path'
import { compressFile } from '../../renderer/build/compress.ts'
import type { Server } from '../../scripts/servers/run-server.ts'
import { type ServerName, servers, start } from '../../scripts/servers/start.ts'
import { test } from '../strict-test.ts'
import { compressed, testAnswers } from './answers.ts'
import { testJourneys } from './journeys.ts'

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

/** Tests the built site on a server with the file that the build made for it, where it is installed. */
export const testServer = (name: ServerName) => {
  // It is started once for all tests.
  test.describe.configure({ mode: 'default' })
  if (servers[name].installed) test.describe(name, () => testInstalled(name))
  else test.skip(`${name} was not tested: install ${servers[name].packages}`, () => undefined)
}
