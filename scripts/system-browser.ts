import { existsSync } from 'node:fs'

/** The Chromium of this machine, if it has one; Playwright may have its own. */
export const systemBrowser: string | undefined = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
].find((path) => path !== undefined && existsSync(path))

/**
 * What Chromium does without. Its address bar would be two pages more for every page that is opened,
 * and as much work as the page. The rest is what Playwright leaves out: only the last list counts.
 */
const leftOut = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable'],
  ...['LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
]

/** What every Chromium is started with. */
export const browserOptions = {
  ...(systemBrowser === undefined ? {} : { executablePath: systemBrowser }),
  args: [
    `--disable-features=${leftOut.join(',')}`,
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
