/**
 * Installs whatever a fresh machine still needs beyond Node and npm: the packages in the lockfile
 * and, with `--browser`, Chromium; where apt can be used, nginx and Caddy too and, where CI is set,
 * Firefox and WebKitGTK. Then writes the types of content/words, which no repository holds. Plain JavaScript, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { env, exit, getuid, platform, versions } from 'node:process'
import { chromiums } from './chromiums.mjs'

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
  console.error(
    'No Chromium could be installed. Install one, or set CHROMIUM_PATH to it, and try again.',
  )
  exit(1)
}

/** Debian packages by the file that shows they are installed. Tests do without those that are missing. */
const forTests = {
  // A page costs two thirds of the CPU that it costs the whole browser.
  '/usr/bin/chromium-headless-shell': ['chromium-headless-shell'],
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': [
    'nginx',
    'libnginx-mod-http-brotli-static',
  ],
  '/usr/bin/caddy': ['caddy'],
}
const otherBrowsers = {
  '/usr/bin/firefox-esr': ['firefox-esr'],
  '/usr/bin/WebKitWebDriver': ['webkit2gtk-driver'],
  '/usr/bin/Xvfb': ['xvfb'],
}

/** Debian asks this file whether a service may start; 101 means no. */
const servicePolicy = '/usr/sbin/policy-rc.d'

/**
 * Installs packages without starting servers: the tests run them as programs, on ports of their own.
 * @param {Record<string, string[]>} packages
 */
const installForTests = (packages) => {
  const missing = Object.entries(packages).filter(([path]) => !existsSync(path))
  if (missing.length === 0) return
  const isOurs = !existsSync(servicePolicy)
  if (isOurs) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  for (const [, names] of missing)
    if (!installFromDebian(...names))
      console.warn(`${names[0]} could not be installed, so the tests do without it.`)
  if (isOurs) rmSync(servicePolicy)
}

installPackages()
if (!run('node', 'scripts/quick.mjs', 'word-types')) exit(1)
if (process.argv.includes('--browser')) {
  await installBrowser()
  if (isRoot && existsSync('/usr/bin/apt-get'))
    installForTests(env.CI ? { ...forTests, ...otherBrowsers } : forTests)
}
