/** `node --import tsx scripts/run.mjs <name>`: runs the command that scripts/<name>.ts exports. */
import { existsSync } from 'node:fs'
import { argv, cwd, env, exit } from 'node:process'
import { loadEnvFiles } from './shared/environment-files.ts'

if (!existsSync('content/business.yaml')) {
  console.error(`${cwd()} is not the folder of the project: run this in the one with package.json.`)
  exit(1)
}
const [, , name, ...args] = argv
await loadEnvFiles()
/** `runCheckTranslations`, of scripts/check-translations.ts. */
const exported = `run-${name}`.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
const { [exported]: run } = await import(`./${name}.ts`)
process.exitCode = await run(args, { root: cwd(), env, output: console })
