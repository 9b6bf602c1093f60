import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Server = { origin: string; stop: () => Promise<void> }

/** Whether a server answers at all. */
const answers = (origin: string) =>
  fetch(origin, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )

/**
 * Starts a program that serves an address, and waits until it does.
 * @throws with what it wrote if it ends instead.
 */
export const runServer = async (
  origin: string,
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Server> => {
  const server = spawn(program, args, { env: { ...process.env, ...environment } })
  let written = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => {
      written += text
    })
  const ended = once(server, 'exit')
  while (!(await answers(origin)) || server.exitCode !== null) {
    if (server.exitCode !== null) throw new Error(`${program} does not start:\n${written}`)
    await new Promise((later) => setTimeout(later, 50))
  }
  return {
    origin,
    stop: async () => {
      server.kill()
      await ended
    },
  }
}
