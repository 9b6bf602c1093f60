import { existsSync } from 'node:fs'
import { join } from 'node:path'

const firefox = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
].find(existsSync)

/** The options of the Firefox of this machine, if it has one. */
export const firefoxOptions = firefox !== undefined && {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: join(import.meta.dirname, 'firefox.mjs'),
    env: { ...process.env, FIREFOX_PATH: firefox },
  },
}
