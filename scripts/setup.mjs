/**
 * Installs what a new machine needs besides Node and npm: the packages for the site or, with
 * `--all`, for its tests too. With `--browser`, also Chromium; with `--browsers`, also Firefox and
 * WebKitGTK, for the tests of the night. Plain JavaScript, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
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

/** @param {string} command @param {string[]} args */
const run = (command, ...args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: platform === 'win32' }).status === 0

const wantsBrowsers = argv.includes('--browsers')
const wantsBrowser = wantsBrowsers || argv.includes('--browser')
// Keeps what was installed for tests.
const wantsAll = wantsBrowser || argv.includes('--all') || existsSync('node_modules/vitest')

/** Returns the packages that a lock file lists; undefined if it cannot be read. @param {string} file */
const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

const wanted = packagesIn('package-lock.json')
if (!wanted) {
  const lines = readFileSync('package-lock.json', 'utf8').split('\n')
  const line = lines.findIndex((text) => /^(<{7}|={7}|>{7})/.test(text)) + 1
  stop(
    `package-lock.json${line ? `:${line} has marks of a merge conflict` : ' is no JSON'}: take it from one of the branches (git checkout --theirs package-lock.json), then run npm install.`,
  )
}
const installed = packagesIn('node_modules/.package-lock.json')

/** Whether npm has recorded the installation of everything in the lock file. Some is for other systems. */
const isInstalled =
  installed !== undefined &&
  Object.entries(wanted).every(
    ([path, { version, dev, optional, devOptional }]) =>
      optional ||
      devOptional ||
      (dev && !wantsAll) ||
      !path ||
      installed[path]?.version === version,
  )

if (!isInstalled) {
  console.log('Installing packages...')
  // Regardless of NODE_ENV.
  const which = wantsAll ? '--include=dev' : '--omit=dev'
  if (!run('npm', 'ci', which)) stop('The packages could not be installed: see above.')
}

const mayInstall = platform === 'linux' && getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** @param {string[]} packages */
const installFromDebian = (...packages) =>
  mayInstall &&
  run('apt-get', 'update') &&
  run('apt-get', 'install', '-y', '--no-install-recommends', ...packages)

const hasChromium = () => [env.CHROMIUM_PATH, ...chromiums].some((path) => path && existsSync(path))

const installBrowser = async () => {
  const { chromium } = await import('playwright')
  // A page takes a third less CPU in it than in the full browser.
  if (!existsSync('/usr/bin/chromium-headless-shell'))
    installFromDebian('chromium-headless-shell', 'fonts-liberation')
  if (hasChromium() || existsSync(chromium.executablePath())) return
  console.log('Installing Chromium...')
  if (installFromDebian('chromium') && hasChromium()) return
  if (run('npx', 'playwright', 'install', 'chromium')) return
  stop('No Chromium could be installed. Install one, or set CHROMIUM_PATH to it, and try again.')
}

// The types of content/words, which are not committed.
if (wantsAll && !run('node', '--import', 'tsx', 'scripts/run.mjs', 'word-types')) exit(1)
if (wantsBrowser) await installBrowser()
if (wantsBrowsers && !existsSync('/usr/bin/WebKitWebDriver'))
  if (!installFromDebian('firefox-esr', 'webkit2gtk-driver', 'xvfb'))
    console.warn('Firefox and WebKitGTK could not be installed, so the tests run without them.')
