import { existsSync } from 'node:fs'

/** The Chromium of this machine, if it has one; Playwright may have its own. */
export const systemBrowser: string | undefined = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
].find((path) => path !== undefined && existsSync(path))

/** What every Chromium is started with. */
export const browserOptions = {
  ...(systemBrowser === undefined ? {} : { executablePath: systemBrowser }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // A page costs a fifth less CPU without a process of its own for drawing.
    '--in-process-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
