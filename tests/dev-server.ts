import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Starts the dev server of a folder on a free port, or another server of Vike. */
export const startDevServer = async (folder: string, command = 'dev') => {
  // A server that kept what edits replace would run out of it.
  const heap = '--max-old-space-size=300'
  const server = spawn(process.execPath, [heap, resolve('node_modules/vike/bin.js'), command], {
    cwd: folder,
    // Passes no other variables, because those of Vitest would mark the process as a test.
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LEADS_FILE: join(folder, 'leads.jsonl'),
      // Never opens an editor with a window.
      LAUNCH_EDITOR: 'vim',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const origin = await new Promise<string>((started) => {
    server.stdout.on('data', (text: Buffer) => {
      const [, port] = /127\.0\.0\.1:(\d+)/.exec(stripVTControlCharacters(text.toString())) ?? []
      if (port) started(`http://127.0.0.1:${port}`)
    })
  })
  const stop = async () => {
    server.kill()
    await once(server, 'exit')
  }
  return { origin, stop }
}
