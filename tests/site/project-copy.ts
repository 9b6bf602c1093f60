import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../scripts/free-port.ts'

const copied = [
  'biome.grit',
  'biome.json',
  'components',
  'content',
  'pages',
  'package.json',
  'renderer',
  'scripts',
  'tests',
  'tsconfig.json',
]
const copiedTools = ['.gitignore', 'package-lock.json', 'vite.config.ts', 'playwright.config.ts']

const runNode = async (folder: string, args: readonly string[]): Promise<string> => {
  const { status, output } = await new Promise<{ status: number | null; output: string }>(
    (ended) => {
      const child = spawn(process.execPath, args, { cwd: folder })
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => (output += text))
      child.on('close', (status) => ended({ status, output }))
    },
  )
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}:\n${output}`)
  return output
}

/** A copy of the project in a temporary folder, which a test may change, build and serve. */
export const copyProject = () => {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  for (const path of [...copied, ...copiedTools])
    cpSync(path, join(folder, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  // What is made once is read where it is. Only share pictures are added to, so those are copied.
  mkdirSync(join(folder, '.cache'))
  for (const made of ['public', 'pictures.json', 'previews', 'drawings', 'icons'])
    symlinkSync(resolve('.cache', made), join(folder, '.cache', made))
  cpSync('.cache/social', join(folder, '.cache/social'), { recursive: true })
  return {
    folder,
    /**
     * Runs Node in the copy and answers what it printed. Fails with its output when the command
     * does.
     */
    run: (...args: string[]) => runNode(folder, args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Serves the built site of a folder as `npm start` does, with an inbox of its own. */
export const serve = async (folder: string) => {
  const port = await freePort()
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), LEADS_FILE: join(folder, 'leads.jsonl') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  const stop = async () => {
    server.kill()
    await once(server, 'exit')
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}
