import { existsSync } from 'node:fs'
import { chromiums } from './chromiums.mjs'

const firstOf = (paths: readonly string[]) => paths.find((path) => existsSync(path))

/**
 * What Chromium does without: its address bar, which costs as much as a page, and what Playwright leaves
 * out, because only the last list counts.
 */
const leftOut = [
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,AvoidUnnecessaryBeforeUnloadCheckSync',
  'AvoidCorsURLLoaderRestartOnRedirect,DestroyProfileOnBrowserClose,HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding',
  'ThirdPartyStoragePartitioning,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled',
  'PreconnectToSearch',
]

const args = [
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
]

/** What every Chromium is started with, by preference one that never opens a window. */
const headless = firstOf([
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium-headless-shell',
  ...chromiums,
])
export const browserOptions = { args, ...(headless ? { executablePath: headless } : {}) }

/** What one that can open windows is started with: only that has what works in the background. */
const whole = firstOf(chromiums)
export const wholeBrowserOptions = {
  args,
  ...(whole ? { executablePath: whole } : { channel: 'chromium' }),
}
