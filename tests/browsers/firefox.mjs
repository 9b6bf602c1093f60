#!/usr/bin/env node
/**
 * Starts the Firefox of this machine for Playwright, whose driver sends each browser one command
 * that Firefox 153 does not have yet: it is answered here. Takes the arguments of Firefox.
 */
import { spawn } from 'node:child_process'
import { argv, env, exit } from 'node:process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

const unknown = 'emulation.setMediaFeaturesOverride'

/** @param {WebSocket} driver @param {string} address */
const connect = (driver, address) => {
  const firefox = new WebSocket(address)
  driver.pause()
  firefox.once('open', () => driver.resume())
  driver.on('message', (data) => {
    const { id, method } = JSON.parse(String(data))
    if (method !== unknown) firefox.send(String(data))
    else driver.send(JSON.stringify({ type: 'success', id, result: {} }))
  })
  firefox.on('message', (data) => driver.send(String(data)))
  driver.on('close', () => firefox.close())
  firefox.on('close', () => driver.close())
}

const browser = spawn(env.FIREFOX_PATH ?? 'firefox', argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
  process.on(signal, () => browser.kill(signal))
browser.on('exit', (code) => exit(code ?? 1))
createInterface({ input: browser.stderr }).on('line', (line) => {
  const [said, address] = /^(?:.* listening on )(ws:\S+)/.exec(line) ?? []
  if (!address) return console.error(line)
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
    console.error(said?.replace(address, `ws://127.0.0.1:${port}`))
  })
  server.on('connection', (driver) => connect(driver, `${address}/session`))
})
