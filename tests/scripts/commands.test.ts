import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Run } from '../../scripts/shared/terminal.ts'
import { runCommand } from '../recorded-output.ts'

const modules = import.meta.glob<Record<string, Run>>('../../scripts/*.ts')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

/** The commands that `npm run` starts in one process. */
const commands = Object.entries<string>(scripts).flatMap(([name, line]) => {
  const [, file = ''] = /run\.mjs (\S+)$/.exec(line) ?? []
  const load = modules[`../../scripts/${file}.ts`]
  const exported = `run-${file}`.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
  return load && !['build', 'check'].includes(file) ? [[name, exported, load] as const] : []
})

test.each(commands)(
  'npm run %s shows its usage with --help, and for unknown arguments',
  async (name, exported, load) => {
    const { [exported]: run } = await load()
    if (!run) throw new Error(`scripts/ has no ${exported}`)
    const help = await runCommand(run, ['--help'])
    expect(help).toEqual({ code: 0, said: expect.stringContaining(`npm run ${name}`) })
    const { code, said } = await runCommand(run, ['--sample'])
    expect(said).toContain('--sample')
    expect(said.endsWith(help.said)).toBe(true)
    expect(code).toBe(2)
  },
)
