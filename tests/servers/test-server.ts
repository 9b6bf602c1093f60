import { test } from '../strict-test.ts'
import { compressed, testAnswers } from './answers.ts'
import { testJourneys } from './journeys.ts'
import type { Server } from './run-server.ts'
import { type ServerName, servers, start } from './started.ts'

const testInstalled = (name: ServerName) => {
  test.skip(!servers[name].installed, `${name} is not installed; as root, npm test installs it`)
  let server: Server | undefined
  const origin = () => server?.origin ?? ''

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a hook needs from it.
  test.beforeAll(async ({}, { project: { outputDir, use } }) => {
    server = await start(name, `${outputDir}/servers/${name}`, use.baseURL ?? '', compressed)
  })
  test.afterAll(() => server?.stop())

  testAnswers(origin)
  testJourneys(origin)
}

/** Tests the built site on a server with the file that the build made for it, where it is installed. */
export const testServer = (name: ServerName) => {
  // It is started once for all tests.
  test.describe.configure({ mode: 'default' })
  test.describe(name, () => testInstalled(name))
}
