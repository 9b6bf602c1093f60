/** `npm run check`: runs every check that takes seconds, even after one has failed. */
import { spawnSync } from 'node:child_process'
import { exit } from 'node:process'

const tools = {
  types: 'tsc --checkers 1',
  lint: 'biome check --error-on-warnings',
  unused: 'knip --no-progress --no-config-hints',
  content: 'node --import tsx scripts/run.mjs check',
}

const failed = Object.entries(tools).flatMap(([name, command]) =>
  spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0 ? [] : [name],
)
const { length } = Object.keys(tools)
console.log(
  failed.length === 0
    ? `\nAll ${length} checks pass: ${Object.keys(tools).join(', ')}.`
    : `\n${failed.length} of ${length} checks found something: ${failed.join(', ')}. See above.`,
)
exit(failed.length === 0 ? 0 : 1)
