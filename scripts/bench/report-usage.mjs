import { appendFileSync } from 'node:fs'

/** Loaded into every process of a measured build with `--import`: notes what it has used. */
process.on('exit', () =>
  appendFileSync(process.env.USAGE_FILE, `${JSON.stringify(process.resourceUsage())}\n`),
)
