import { spawnSync } from 'node:child_process'
import { env, platform } from 'node:process'
import { createSite } from '../renderer/content/site.ts'
import { deploy } from './deploy/command.ts'
import { environmentOf, type Step } from './deploy/hosts.ts'
import { launchFacts } from './launch-check/open-items.ts'

/** Without a shell, but for npm on Windows, which is a script there and gets no value of the content. */
const run = (step: Step): boolean => {
  const [program, ...args] = step
  const shell = platform === 'win32' && program === 'npm'
  const environment = environmentOf(step, env)
  return spawnSync(program, args, { stdio: 'inherit', shell, env: environment }).status === 0
}

const site = createSite({ root: process.cwd(), env })

/** `npm run deploy -- netlify`: publishes the built site with the host's own tool. */
process.exitCode = deploy(process.argv.slice(2), {
  root: process.cwd(),
  facts: launchFacts(site),
  env,
  output: console,
  run,
})
