import { spawnSync } from 'node:child_process'
import { env, platform } from 'node:process'
import { readBusiness } from '../renderer/build/read-content.ts'
import { deploy } from './deploy/command.ts'
import type { Step } from './deploy/hosts.ts'

/** The tools of hosts upload files without what their packages would run when they are installed. */
const safer = { ...env, npm_config_ignore_scripts: 'true' }

const run = ([program, ...args]: Step): boolean =>
  spawnSync(program, args, { stdio: 'inherit', shell: platform === 'win32', env: safer }).status ===
  0

/** `npm run deploy -- netlify`: publishes the built site with the host's own tool. */
process.exitCode = deploy(process.argv.slice(2), {
  root: process.cwd(),
  url: readBusiness().url,
  output: console,
  run,
})
