import { existsSync } from 'node:fs'
import { join } from 'node:path'

const firefox = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
].find((path) => path !== undefined && existsSync(path))

/** The options of the Firefox of this machine, if it has one. */
export const firefoxOptions =
  firefox === undefined
    ? undefined
    : {
        browserName: 'firefox' as const,
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: join(import.meta.dirname, 'firefox.mjs'),
          env: { ...process.env, FIREFOX_PATH: firefox },
        },
      }

export const webKitDriver = '/usr/bin/WebKitWebDriver'
export const virtualScreen = '/usr/bin/Xvfb'
export const hasWebKit = existsSync(webKitDriver) && existsSync(virtualScreen)
