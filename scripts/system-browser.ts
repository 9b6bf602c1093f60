import { existsSync } from 'node:fs'

const withWindows = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

const firstOf = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path !== undefined && existsSync(path))

/**
 * The Chromium of this machine, if it has one; Playwright may have its own. The one that never opens
 * a window has less work with a page.
 */
const systemBrowser = firstOf([
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  ...withWindows,
])

/** One that can open windows: only that has what works in the background. */
const wholeBrowser = firstOf(withWindows)

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

const given = {
  args: [
    `--disable-features=${leftOut.join(',')}`,
    '--no-sandbox',
    '--disable-gpu',
    // A page costs a fifth less CPU without a process of its own for drawing.
    '--in-process-gpu',
    // Texts as wide as on most devices, whose letters do not stand on whole pixels.
    '--font-render-hinting=none',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** What every Chromium is started with. */
export const browserOptions = {
  ...given,
  ...(systemBrowser === undefined ? {} : { executablePath: systemBrowser }),
}

/** What a Chromium with all its parts is started with. */
export const wholeBrowserOptions = {
  ...given,
  ...(wholeBrowser === undefined ? { channel: 'chromium' } : { executablePath: wholeBrowser }),
}
