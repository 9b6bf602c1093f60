import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const usage = `npm run chaos -- 500 [--seed 7]   plays 500 random schedules of faults on the built site, from that of seed 7`

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const [count, first] = [Number(positionals[0]), Number(values.seed)]
if (!(count > 0 && first > 0)) {
  console.error(usage)
  process.exit(2)
}
const seeds = Array.from({ length: count }, (_, index) => first + index)
const command = ['playwright', 'test', '--project=site', 'tests/chaos']
const { status } = spawnSync('npx', command, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, CHAOS_SEEDS: seeds.join(' ') },
})
process.exitCode = status ?? 1
