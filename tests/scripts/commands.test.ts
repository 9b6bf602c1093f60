import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Run } from '../../scripts/shared/terminal.ts'
import { runCommand } from '../recorded-output.ts'

const modules = import.meta.glob<Run>('../../scripts/*.ts', { import: 'run' })
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

/** The commands that `npm run` starts in one process. */
const commands = Object.entries<string>(scripts).flatMap(([name, line]) => {
  const [, file = ''] = /run\.mjs (\S+)$/.exec(line) ?? []
  const load = modules[`../../scripts/${file}.ts`]
  return load && !['build', 'check'].includes(file) ? [[name, load] as const] : []
})

test('there are commands', () => expect(commands.length).toBeGreaterThan(6))

test.each(commands)(
  'npm run %s shows its usage with --help, and for unknown arguments',
  async (name, load) => {
    const help = await runCommand(await load(), ['--help'])
    expect(help).toEqual({ code: 0, said: expect.stringContaining(`npm run ${name}`) })
    const { code, said } = await runCommand(await load(), ['--sample'])
    expect(said).toContain('--sample')
    expect(said.endsWith(help.said)).toBe(true)
    expect(code).toBe(2)
  },
)
