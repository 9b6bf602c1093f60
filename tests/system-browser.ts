import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromiums } from '../scripts/shared/chromiums.mjs'

const firstOf = (paths: readonly string[]) => paths.find((path) => existsSync(path))

/**
 * Features to disable: Chromium's address bar, which costs as much as a page, and those that
 * Playwright disables, because only the last list counts.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,AvoidUnnecessaryBeforeUnloadCheckSync',
  'AvoidCorsURLLoaderRestartOnRedirect,DestroyProfileOnBrowserClose,HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding',
  'ThirdPartyStoragePartitioning,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled',
  'PreconnectToSearch',
]

const args = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  // A page takes a fifth less CPU without a separate GPU process.
  '--in-process-gpu',
  // Makes texts as wide as on most devices, which do not align letters to whole pixels.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The options of every Chromium, preferably one that never opens a window. */
const headless = firstOf([
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium-headless-shell',
  ...chromiums,
])
export const browserOptions = { args, ...(headless ? { executablePath: headless } : {}) }

/** The options of a Chromium with windows: only that one has background features. */
const whole = firstOf(chromiums)
export const wholeBrowserOptions = {
  args,
  ...(whole ? { executablePath: whole } : { channel: 'chromium' }),
}

const firefox = firstOf([
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
])

/** The options of the Firefox of this machine, if it has one. */
export const firefoxOptions = firefox !== undefined && {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: join(import.meta.dirname, 'browsers/firefox.mjs'),
    env: { ...process.env, FIREFOX_PATH: firefox },
  },
}
