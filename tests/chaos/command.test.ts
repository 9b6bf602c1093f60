import { expect, test } from 'vitest'
import { chaos } from './command.ts'

test('chaos says how it is used, and starts no browser, when its options make no sense', async () => {
  const launch = () => Promise.reject(new Error('A browser was started'))
  for (const args of [[], ['many'], ['0'], ['5', '--seed', 'x'], ['--only', '1.5'], ['--fast']]) {
    const errors: string[] = []
    const output = { log: () => {}, error: (line: string) => errors.push(line) }
    expect(await chaos(args, launch, output)).toBe(2)
    expect(errors.join()).toContain('npm run chaos')
  }
})
