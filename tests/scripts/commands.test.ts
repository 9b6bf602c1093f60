import { expect, test } from 'vitest'
import { run as checkTranslations } from '../../scripts/check-translations.ts'
import { run as deploy } from '../../scripts/deploy.ts'
import { run as launchCheck } from '../../scripts/launch-check.ts'
import { run as newThing } from '../../scripts/new.ts'
import { run as notePublished } from '../../scripts/note-published.ts'
import { run as report } from '../../scripts/report.ts'
import { run as serve } from '../../scripts/serve.ts'
import { run as watch } from '../../scripts/watch.ts'
import { runCommand } from '../recorded-output.ts'

const commands = {
  ...{ deploy, new: newThing, report, serve, watch },
  ...{ 'check:translations': checkTranslations, 'launch-check': launchCheck },
  'note-published': notePublished,
}

test.each(Object.entries(commands))(
  'npm run %s says how it is used when asked, and for what it does not know',
  async (name, run) => {
    const help = await runCommand(run, ['--help'])
    expect(help).toEqual({ code: 0, said: expect.stringContaining(`npm run ${name}`) })
    const { code, said } = await runCommand(run, ['--sample'])
    expect(said).toContain('--sample')
    expect(said.endsWith(help.said)).toBe(true)
    expect(code).toBe(2)
  },
)
