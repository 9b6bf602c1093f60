import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { freePort } from '../servers.ts'
import { calculatorPath, personOf } from '../site/calculator.ts'
import { words } from '../site/content.ts'
import { expect, test } from '../site/test.ts'
import { translatePage } from '../visitor-browser.ts'

/** The journeys that must work in the engine of Safari, which Playwright cannot drive here. */

const driverPath = '/usr/bin/WebKitWebDriver'
const alwaysMatch = {
  timeouts: { implicit: 20_000 },
  // Without a toolbar, the window can be as narrow as a phone.
  'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
}

const ask = async (url: string, body: object) => {
  // The driver closes idle connections, at times just as the next request is on its way.
  const headers = { connection: 'close' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: Record<string, string> }
  if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(value)}`)
  return value
}

/** Starts WebKitGTK on a virtual screen, with a tab as large as a phone. */
const startWebKit = async () => {
  const port = await freePort()
  const screen = ['--auto-servernum', '--server-args=-screen 0 1600x1200x24']
  const options = [...screen, driverPath, `--port=${port}`]
  const { pid = 0 } = spawn('xvfb-run', options, { detached: true })
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(`${address}/status`).catch(() => undefined))) await pause(50)
  const { sessionId } = await ask(`${address}/session`, { capabilities: { alwaysMatch } })
  const tab = `${address}/session/${sessionId}`
  await ask(`${tab}/window/rect`, { x: 0, y: 0, width: 390, height: 844 })
  const find = async (xpath: string) => {
    const found = await ask(`${tab}/element`, { using: 'xpath', value: xpath })
    return `${tab}/element/${Object.values(found)[0]}`
  }
  const type = async (xpath: string, text: string) => ask(`${await find(xpath)}/value`, { text })
  return {
    open: (url: string) => ask(`${tab}/url`, { url }),
    find,
    type: (name: string, text: string) => type(`//main//form//*[@name="${name}"]`, text),
    /** By key, because the bars of a phone may cover the middle of an element. */
    submit: () => type('//main//form//button[@type="submit"]', '\uE007'),
    run: (script: string) => ask(`${tab}/execute/sync`, { script, args: [] }),
    quit: () => process.kill(-pid),
  }
}

test.skip(!existsSync(driverPath), 'install webkit2gtk-driver and xvfb')

test('a message and the answers to a calculator arrive', async ({ baseURL, who }) => {
  const { open, find, type, submit, run, quit } = await startWebKit()
  const { address, ...person } = personOf(who)
  const fillIn = async () => {
    for (const [name, text] of Object.entries(person)) await type(name, text)
  }
  await open(baseURL + addressOf(linkedPages.contact))
  await run(`(${translatePage})('fr', ['', ''])`)
  await fillIn()
  await type('service', '\uE015\uE015')
  await submit()
  await expect.poll(who.arrivals).toBe(1)

  await open(baseURL + calculatorPath('roof'))
  await find('//*[@data-hydrated]')
  const steps = Object.keys(words.roof.questions).length
  for (let step = 2; step < steps; step++) {
    await submit()
    await find(`//*[@role="progressbar" and @aria-valuenow="${step}"]`)
  }
  await fillIn()
  await submit()
  await type('address', address)
  await submit()
  await find('//*[@data-result]')
  await expect.poll(async () => (await who.leads()).map(({ count }) => count)).toEqual(['1', '1'])
  quit()
})
