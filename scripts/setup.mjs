/**
 * Installs what a new machine needs besides Node and npm: the packages for the site or, with
 * `--all`, for its tests too. With `--browser`, also Chromium and, if CI is set and apt is
 * available, Firefox and WebKitGTK. Plain JavaScript, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { argv, cwd, env, exit, getuid, platform, versions } from 'node:process'
import { chromiums } from './shared/chromiums.mjs'

/** @param {string} reason */
const stop = (reason) => {
  console.error(reason)
  exit(1)
}

const [major = 0, minor = 0] = versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  stop(`This project needs Node 20.19 or newer, best 24; this is ${versions.node}.`)
const [sign] = /[#?%]/.exec(cwd()) ?? []
if (sign)
  stop(
    `The path of this folder has the sign ${sign}, with which Vite finds no file: rename ${cwd()}.`,
  )

for (const folder of ['.', '.cache', 'dist', 'node_modules'].filter((path) => existsSync(path)))
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    stop(`${resolve(folder)} cannot be written: it is read-only, or belongs to another user.`)
  }

/** @param {string} command @param {string[]} args */
const run = (command, ...args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: platform === 'win32' }).status === 0

const wantsBrowser = argv.includes('--browser')
// Keeps what was installed for tests.
const wantsAll = wantsBrowser || argv.includes('--all') || existsSync('node_modules/vitest')

/** @param {string} file */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Returns whether npm has recorded the installation of everything in the lock file. */
const hasPackages = () => {
  let installed
  try {
    installed = packagesIn('node_modules/.package-lock.json')
  } catch {
    return false
  }
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, dev, optional, devOptional }]) =>
      // Some are for other systems.
      optional ||
      devOptional ||
      (dev && !wantsAll) ||
      !path ||
      installed[path]?.version === version,
  )
}

const installPackages = () => {
  if (hasPackages()) return
  console.log('Installing packages...')
  // Regardless of NODE_ENV.
  const which = wantsAll ? '--include=dev' : '--omit=dev'
  if (!run('npm', 'ci', which)) stop('The packages could not be installed: see above.')
}

const isRoot = platform === 'linux' && getuid?.() === 0

/** @param {string[]} packages */
const installFromDebian = (...packages) =>
  run('apt-get', 'update') &&
  run('apt-get', 'install', '-y', '--no-install-recommends', ...packages)

const hasChromium = () => [env.CHROMIUM_PATH, ...chromiums].some((path) => path && existsSync(path))

const installBrowser = async () => {
  const { chromium } = await import('playwright')
  if (hasChromium() || existsSync(chromium.executablePath())) return
  console.log('Installing Chromium...')
  if (isRoot && installFromDebian('chromium', 'fonts-liberation') && hasChromium()) return
  if (run('npx', 'playwright', 'install', 'chromium')) return
  stop('No Chromium could be installed. Install one, or set CHROMIUM_PATH to it, and try again.')
}

/** Debian packages, by a file that shows they are installed. Tests can do without missing ones. */
const testPackages = {
  // A page takes a third less CPU than in the full browser.
  '/usr/bin/chromium-headless-shell': ['chromium-headless-shell'],
}
const otherBrowsers = {
  '/usr/bin/firefox-esr': ['firefox-esr'],
  '/usr/bin/WebKitWebDriver': ['webkit2gtk-driver'],
  '/usr/bin/Xvfb': ['xvfb'],
}

/** @param {Record<string, string[]>} packages */
const installForTests = (packages) => {
  const missing = Object.entries(packages).filter(([path]) => !existsSync(path))
  for (const [, names] of missing)
    if (!installFromDebian(...names))
      console.warn(`${names[0]} could not be installed, so the tests run without it.`)
}

installPackages()
// The types of content/words, which are not committed.
if (wantsAll && !run('node', '--import', 'tsx', 'scripts/run.mjs', 'word-types')) exit(1)
if (wantsBrowser) {
  await installBrowser()
  if (isRoot && existsSync('/usr/bin/apt-get'))
    installForTests(env.CI ? { ...testPackages, ...otherBrowsers } : testPackages)
}
