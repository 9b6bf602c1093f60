import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { browserOptions, firefoxOptions } from './tests/system-browser.ts'

/** Another port lets several checkouts run side by side. */
const port = Number(process.env.TEST_PORT ?? 4173)

/** Browser tests run against the built site, served the way `npm start` serves it. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  projects: [
    {
      name: 'site',
      testIgnore: '**/{browsers,chaos,looks,nightly}/**',
      grepInvert: /@nightly/,
    },
    {
      name: 'nightly',
      testIgnore: '**/{looks/**,lighthouse.spec.ts,firefox.spec.ts}',
      grep: [/@nightly/, /(browsers|chaos|nightly)\/.*\.spec/],
    },
    {
      name: 'firefox',
      grep: /@firefox/,
      testIgnore: firefoxOptions ? [] : '**',
      use: firefoxOptions || {},
    },
    { name: 'lighthouse', testMatch: '**/nightly/lighthouse.spec.ts' },
    { name: 'contact-sheet', testMatch: '**/looks/contact-sheet.spec.ts' },
    { name: 'looks', testMatch: '**/looks/looks.spec.ts' },
  ],
  fullyParallel: true,
  // A test that needs a second try has a fault, or the site has.
  retries: 0,
  workers: availableParallelism(),
  reporter: [['list']],
  // Long enough for a busy machine. Tests that pass do not wait.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  snapshotPathTemplate: '{testDir}/looks/pictures/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${port}`,
    // Motion takes time and CPU. Tests of motion, and of whole journeys, enable it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browserOptions,
    // It would answer instead of the site and of test doubles. Its own tests allow it.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node node_modules/vike/bin.js preview',
    // The looks tests run in a copy and serve its site.
    cwd: process.cwd(),
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), LEADS_FILE: 'test-results/leads.jsonl' },
    reuseExistingServer: false,
  },
})
