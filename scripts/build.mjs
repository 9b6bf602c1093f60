/**
 * `npm run build`: renders the pages that have changed, and bundles the code first if it has.
 * `npm run build -- --for-here` leaves pictures to `npm run serve`, which draws them on request.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { argv, cwd, env, execPath, exit } from 'node:process'
import { hashOfBundle, hashOfCode } from '../renderer/output/code-hash.mjs'

if (!existsSync('content/business.yaml')) {
  console.error(`${cwd()} is not the folder of the project: run this in the one with package.json.`)
  exit(1)
}
const options = argv.slice(2)
const [unknown] = options.filter((option) => option !== '--for-here')
if (unknown !== undefined) {
  console.error(`npm run build takes --for-here, and not ${unknown}.`)
  exit(2)
}
const command = hashOfBundle() === hashOfCode() ? 'prerender' : 'build'
const { status } = spawnSync(execPath, ['node_modules/vike/bin.js', command], {
  stdio: 'inherit',
  env: { ...env, ...(options.length > 0 && { DRAW_PICTURES: 'later' }) },
})
exit(status ?? 1)
