import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { commandOf, environmentOf } from './project.ts'

/** Starts a command of package.json that serves the project in a folder. */
export const serve = async (name: string, folder: string) => {
  const port = String(await freePort())
  const server = spawn(commandOf(name), {
    cwd: folder,
    env: { ...environmentOf(folder), PORT: port },
    shell: true,
    detached: true,
    stdio: 'ignore',
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    // The whole process group, because the shell would leave the server behind.
    stop: () => server.pid && process.kill(-server.pid),
  }
}

const askPage = async (address: string): Promise<string> => {
  const response = await fetch(address, { headers: { accept: 'text/html' } })
  return response.ok ? response.text() : ''
}

/**
 * Asks for a page until it has a text. Returns how many milliseconds that took.
 * @throws after two minutes.
 */
export const timeUntil = async (address: string, text: string): Promise<number> => {
  const start = performance.now()
  while (!(await askPage(address).catch(() => '')).includes(text)) {
    if (performance.now() - start > 120_000) throw new Error(`${address} does not show "${text}"`)
    await setTimeout(10)
  }
  return Math.round(performance.now() - start)
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
