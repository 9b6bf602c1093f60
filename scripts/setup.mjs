/**
 * Installs whatever a fresh machine still needs beyond Node and npm: the packages in the lockfile
 * and, with `--browser`, Chromium. Plain JavaScript, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { env, exit, getuid, platform, versions } from 'node:process'

const [major = 0, minor = 0] = versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This project needs Node 20.19 or newer; this is ${versions.node}.`)
  exit(1)
}

/** @param {string} command @param {string[]} args */
const run = (command, ...args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: platform === 'win32' }).status === 0

const installPackages = () => {
  const installedHash = 'node_modules/.installed'
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(installedHash) && readFileSync(installedHash, 'utf8') === wanted) return
  console.log('Installing packages...')
  if (!run('npm', 'ci', '--no-audit', '--no-fund')) exit(1)
  writeFileSync(installedHash, wanted)
}

const systemBrowsers = [
  env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

const hasSystemBrowser = () => systemBrowsers.some((path) => path && existsSync(path))

const hasPlaywrightBrowser = async () => {
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath())
}

const installBrowser = async () => {
  if (hasSystemBrowser() || (await hasPlaywrightBrowser())) return
  console.log('Installing Chromium...')
  const isRoot = platform === 'linux' && getuid?.() === 0
  if (
    isRoot &&
    run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium') &&
    hasSystemBrowser()
  )
    return
  if (run('npx', 'playwright', 'install', 'chromium')) return
  console.error(
    'No Chromium could be installed. Install one, or set CHROMIUM_PATH to it, and try again.',
  )
  exit(1)
}

installPackages()
if (process.argv.includes('--browser')) await installBrowser()
