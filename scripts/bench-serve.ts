import { existsSync, readdirSync } from 'node:fs'
import { compressSite } from '../renderer/build/compress.ts'
import { type Load, load } from './bench-serve/load.ts'
import { runServer, type Server } from './servers/run-server.ts'
import { freePort, type ServerName, servers, start } from './servers/start.ts'

/**
 * `npm run bench:serve`, after a build: how many requests a second the local server, nginx and Caddy
 * answer at 200 connections. Prints requests a second, the time within which 99 of 100 are answered,
 * and errors. It never fails on slow results: whoever asks takes most of the CPU of the same machine.
 */
const connections = 200
const duration = Number(process.argv[2] ?? 10) * 1000
const folder = '.data/bench-serve'

const addresses = () => {
  const files = readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => /^[a-z-]+\.html$/.test(file) && file !== '404.html')
  const others = files.filter((file) => /^assets\/.*\.(js|woff2)$/.test(file)).slice(0, 5)
  return [
    '/',
    ...pages.map((file) => `/${file.replace(/(index)?\.html$/, '')}`),
    ...others.map((file) => `/${file}`),
  ]
}

const startLocal = async (): Promise<Server> => {
  const port = await freePort()
  return runServer(
    `http://127.0.0.1:${port}`,
    process.execPath,
    ['--import', 'tsx', 'scripts/serve.ts'],
    { PORT: String(port), LEADS_FILE: `${folder}/leads.jsonl` },
  )
}

const startInstalled = (name: ServerName) =>
  start(name, `${folder}/${name}`, 'http://127.0.0.1:9', compressSite)

const lineOf = (name: string, { perSecond, p99, errors }: Load) =>
  [
    name.padEnd(10),
    perSecond.toFixed(0).padStart(10),
    p99.toFixed(0).padStart(10),
    String(errors).padStart(8),
  ].join(' ')

const measure = async (name: string, begin: () => Promise<Server>) => {
  const { origin, stop } = await begin()
  const asked = addresses().map((path) => origin + path)
  try {
    // The first requests find files that nothing has read yet.
    await load(asked, { connections, duration: duration / 10 })
    console.log(lineOf(name, await load(asked, { connections, duration })))
  } finally {
    await stop()
  }
}

if (!existsSync('dist/client/index.html')) {
  console.error('There is no built site: npm run build makes it.')
  process.exit(1)
}
console.log(`${connections} connections, ${duration / 1000} seconds each\n`)
console.log('server      requests/s   p99 (ms)   errors')
await measure('npm start', startLocal)
for (const name of Object.keys(servers) as ServerName[])
  if (servers[name].installed) await measure(name, () => startInstalled(name))
  else console.log(`${name} is not installed`)
