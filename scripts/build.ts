import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { hashOfBundle, hashOfCode } from '../renderer/output/dist.ts'
import { command } from './shared/terminal.ts'

const usage = `npm run build                 builds the site in dist/client
npm run build -- --for-here   leaves pictures to \`npm run serve\`, which draws them on request`

const options = { 'for-here': { type: 'boolean' } } as const

/** `npm run build`: renders the pages that have changed, and bundles the code first if it has. */
export const runBuild = command(
  usage,
  (args) => parseArgs({ args, options }).values,
  ({ 'for-here': forHere }, { env }) => {
    const name = hashOfBundle() === hashOfCode() ? 'prerender' : 'build'
    const { status } = spawnSync(process.execPath, ['node_modules/vike/bin.js', name], {
      stdio: 'inherit',
      env: { ...env, ...(forHere && { DRAW_PICTURES: 'later' }) },
    })
    return status ?? 1
  },
)
