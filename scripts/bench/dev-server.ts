import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A dev server that has answered, and how many ms after its start the first page came. */
export type DevServer = {
  origin: string
  firstByte: number
  lastByte: number
  stop: () => Promise<void>
}

const listening = (server: ReturnType<typeof spawn>) =>
  new Promise<string>((found, failed) => {
    server.stdout?.on('data', (text: Buffer) => {
      const [, port] = /127\.0\.0\.1:(\d+)/.exec(stripVTControlCharacters(text.toString())) ?? []
      if (port) found(`http://127.0.0.1:${port}`)
    })
    server.once('exit', () => failed(new Error('The dev server ended before it could be asked')))
  })

/** Asks for a page as a browser does. Answers when its first and its last byte came. */
const ask = (address: string) =>
  new Promise<{ firstByte: number; lastByte: number }>((answered, failed) => {
    get(address, { headers: { accept: 'text/html' } }, (response) => {
      if (response.statusCode !== 200)
        failed(new Error(`${address} was answered with ${response.statusCode}`))
      const firstByte = performance.now()
      response.resume()
      response.once('end', () => answered({ firstByte, lastByte: performance.now() }))
    }).once('error', failed)
  })

/** Starts the dev server of a folder, and asks for the home page as soon as it listens. */
export const startDev = async (folder: string): Promise<DevServer> => {
  const start = performance.now()
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'dev'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', LEADS_FILE: join(folder, 'leads.jsonl') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await listening(server)
  const { firstByte, lastByte } = await ask(`${origin}/`)
  const stop = async () => {
    const ended = once(server, 'exit')
    server.kill()
    await ended
  }
  return { origin, firstByte: firstByte - start, lastByte: lastByte - start, stop }
}
