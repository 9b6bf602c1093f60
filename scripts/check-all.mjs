/** `npm run check`: runs every check that needs no build, all at once, even if one fails. */
import { spawn } from 'node:child_process'
import { env, exit, stdout } from 'node:process'

const tools = {
  types: 'tsc --checkers 1',
  lint: 'biome check --error-on-warnings',
  unused: 'knip --no-progress --no-config-hints',
  content: 'node --import tsx scripts/run.mjs check',
}

/** Runs a tool and prints all that it says at its end. @param {string} command */
const succeeds = (command) =>
  new Promise((resolve) => {
    const colors = stdout.isTTY ? { FORCE_COLOR: '1' } : {}
    const tool = spawn(command, { shell: true, env: { ...env, ...colors } })
    /** @type {Buffer[]} */
    const said = []
    for (const stream of [tool.stdout, tool.stderr]) stream.on('data', (part) => said.push(part))
    tool.on('close', (status) => {
      stdout.write(Buffer.concat(said))
      resolve(status === 0)
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
