import { defineConfig } from 'playwright/test'
import { browserOptions } from './scripts/system-browser.ts'

/** Another port lets several checkouts run side by side. */
const port = Number(process.env.TEST_PORT ?? 4173)

/** Browser tests run against the built site, served the way `npm start` serves it. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'site', testIgnore: '**/{nightly,looks}/**', grepInvert: /@nightly/ },
    {
      name: 'nightly',
      testIgnore: '**/{looks/**,lighthouse.spec.ts}',
      grep: [/@nightly/, /nightly\/.*\.spec/],
    },
    { name: 'lighthouse', testMatch: '**/nightly/lighthouse.spec.ts' },
    { name: 'contact-sheet', testMatch: '**/looks/contact-sheet.spec.ts', retries: 1 },
    { name: 'looks', testMatch: '**/looks/looks.spec.ts' },
  ],
  fullyParallel: true,
  // The report names what passed only then as flaky.
  retries: process.env.CI ? 1 : 0,
  // One more than a small machine has cores: where a test waits, another one runs.
  workers: 3,
  reporter: [['list']],
  // Long enough for a machine that is busy with other things. A test that passes does not wait.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  snapshotPathTemplate: '{testDir}/looks/pictures/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${port}`,
    // Motion takes time and CPU. Tests of motion, and of whole journeys, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browserOptions,
    // It would answer in the place of the site, and of what tests put there. Its own tests let it.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node scripts/quick.mjs serve',
    // That of the looks is the site of a copy, in which they run.
    cwd: process.cwd(),
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), LEADS_FILE: 'test-results/leads.jsonl' },
    reuseExistingServer: false,
  },
})
