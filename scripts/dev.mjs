/**
 * Starts the dev server with settings that must exist before Node starts: native packages return
 * memory at once, and the heap grows in small steps. Otherwise 200 edits use half again as much.
 */
import { spawn } from 'node:child_process'
import { argv, env, execPath, exit } from 'node:process'

const server = spawn(
  execPath,
  [
    '--heap-growing-percent=30',
    '--max-semi-space-size=4',
    'node_modules/vike/bin.js',
    'dev',
    ...argv.slice(2),
  ],
  {
    stdio: 'inherit',
    env: { MIMALLOC_PURGE_DELAY: '0', MALLOC_ARENA_MAX: '1', ...env, NODE_ENV: 'development' },
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => exit(code ?? 0))
