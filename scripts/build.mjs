/**
 * `npm run build`: renders the pages that have changed, and bundles the code first if it has.
 * `npm run build -- --for-here` leaves pictures to `npm run serve`, which draws them on request.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, cwd, env, execPath, exit, version } from 'node:process'
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

/** Describes the files of a folder, none of which can change without a new time. */
const stampsOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => file !== lastBuild)
    .sort()
    .map((file) => `${file} ${statSync(file).size} ${statSync(file).ctimeMs}`)
/** The file with the hash of the last build that succeeded. */
const lastBuild = 'dist/last-build.txt'

const code = hashOfCode()
const commit = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout
const settings = readdirSync('.').filter((file) => file.startsWith('.env'))
// By the hour, because the day of the site begins at midnight in Florida.
const hour = new Date().toISOString().slice(0, 13)
const inputs = JSON.stringify([
  [code, commit, hour, options, env],
  settings.map((file) => readFileSync(file, 'utf8')),
  stampsOf('content'),
])
/** Returns the hash of all that a build reads and of the files that are there after it. */
const hashOfBuild = () =>
  createHash('sha1').update(inputs).update(stampsOf('dist').join('\n')).digest('hex')

if (existsSync(lastBuild) && readFileSync(lastBuild, 'utf8') === hashOfBuild()) {
  console.log('Nothing has changed since the last build.')
  exit(0)
}
const command = hashOfBundle() === code ? 'prerender' : 'build'
// A build is short: collecting garbage less often saves a tenth of its CPU time, and so does
// optimizing only what runs most, which Node 22 and later do by themselves.
const flags = ['--max-semi-space-size=64']
if (version.startsWith('v20.')) flags.push('--interrupt-budget=300000')
const { status, signal } = spawnSync(execPath, [...flags, 'node_modules/vike/bin.js', command], {
  stdio: 'inherit',
  env: { ...env, ...(options.length > 0 && { DRAW_PICTURES: 'later' }) },
})
// Libraries that draw pictures have crashed.
if (signal) console.error(`The build was ended by ${signal}. Start it again: it continues there.`)
if (status === 0) writeFileSync(lastBuild, hashOfBuild())
exit(status ?? 1)
