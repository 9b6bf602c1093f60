/** `npm run check`: runs every check that needs no build, all at once, even if one fails. */
import { exec } from 'node:child_process'
import { env, exit, stdout } from 'node:process'

const tools = {
  types: 'tsc --checkers 1',
  lint: 'biome check --error-on-warnings',
  unused: 'knip --no-progress --no-config-hints',
  content: 'node --import tsx scripts/run.mjs check',
}

const colors = stdout.isTTY ? { FORCE_COLOR: '1' } : {}
const options = { env: { ...env, ...colors }, maxBuffer: Number.POSITIVE_INFINITY }

/** Runs a tool and prints all that it says at its end. @param {string} command */
const succeeds = (command) =>
  new Promise((resolve) => {
    exec(command, options, (error, said, warned) => {
      stdout.write(said + warned)
      resolve(error === null)
    })
  })

const names = Object.keys(tools)
const passed = await Promise.all(Object.values(tools).map(succeeds))
const failed = names.filter((_, index) => !passed[index])
console.log(
  failed.length === 0
    ? `\nAll ${names.length} checks pass: ${names.join(', ')}.`
    : `\n${failed.length} of ${names.length} checks found something: ${failed.join(', ')}. See above.`,
)
exit(failed.length === 0 ? 0 : 1)
