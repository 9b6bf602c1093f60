/**
 * Installs whatever a fresh machine still needs beyond Node and npm: the packages in the lockfile
 * and, with `--browser`, Chromium; where apt can be used, nginx and Caddy too and, where CI is set,
 * Firefox and WebKitGTK. Plain JavaScript, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

const isRoot = platform === 'linux' && getuid?.() === 0

/** @param {string[]} packages */
const installFromDebian = (...packages) =>
  run('apt-get', 'update') &&
  run('apt-get', 'install', '-y', '--no-install-recommends', ...packages)

const installBrowser = async () => {
  if (hasSystemBrowser() || (await hasPlaywrightBrowser())) return
  console.log('Installing Chromium...')
  if (isRoot && installFromDebian('chromium', 'fonts-liberation') && hasSystemBrowser()) {
    // Less work for nearly every test. Not every system has it, and the tests do without.
    installFromDebian('chromium-headless-shell')
    return
  }
  if (run('npx', 'playwright', 'install', 'chromium')) return
  console.error(
    'No Chromium could be installed. Install one, or set CHROMIUM_PATH to it, and try again.',
  )
  exit(1)
}

/** The Debian packages of the other browsers, and by what each is found. */
const otherBrowsers = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
}

/** Not every system has them all, and the tests do without those that are missing. */
const installOtherBrowsers = () => {
  for (const [name, path] of Object.entries(otherBrowsers))
    if (!existsSync(path) && !installFromDebian(name))
      console.warn(`${name} could not be installed.`)
}

/** Installs servers without starting them: the tests run them as programs, on ports of their own. */
const servers = {
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': [
    'nginx',
    'libnginx-mod-http-brotli-static',
  ],
  '/usr/bin/caddy': ['caddy'],
}

/** Debian asks this file whether a service may start; 101 means no. */
const servicePolicy = '/usr/sbin/policy-rc.d'

const installServers = () => {
  const missing = Object.entries(servers).filter(([path]) => !existsSync(path))
  if (missing.length === 0) return
  const isOurs = !existsSync(servicePolicy)
  if (isOurs) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    for (const [, packages] of missing)
      if (!installFromDebian(...packages))
        console.warn(`${packages[0]} could not be installed, so its tests are left out.`)
  } finally {
    if (isOurs) rmSync(servicePolicy)
  }
}

installPackages()
if (process.argv.includes('--browser')) {
  await installBrowser()
  if (isRoot && existsSync('/usr/bin/apt-get')) installServers()
  if (env.CI && isRoot) installOtherBrowsers()
}
