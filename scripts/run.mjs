/** `node --import tsx scripts/run.mjs <name>`: runs the command that scripts/<name>.ts exports. */
import { existsSync, readdirSync } from 'node:fs'
import { argv, cwd, env, exit } from 'node:process'

if (!existsSync('content/business.yaml')) {
  console.error(`${cwd()} is not the folder of the project: run this in the one with package.json.`)
  exit(1)
}
const [, , name, ...args] = argv
// Variables of the process win, as in builds: https://vite.dev/guide/env-and-mode. Vite is loaded only
// if there is such a file, because that takes longer than most commands.
if (readdirSync('.').some((file) => file.startsWith('.env'))) {
  const { loadEnv } = await import('vite')
  Object.assign(env, loadEnv('production', cwd(), ''))
}
/** `runCheckTranslations`, of scripts/check-translations.ts. */
const exported = `run-${name}`.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
const { [exported]: run } = await import(`./${name}.ts`)
process.exitCode = await run(args, { root: cwd(), env, output: console })
