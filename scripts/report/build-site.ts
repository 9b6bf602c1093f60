import { spawnSync } from 'node:child_process'
import { InputError } from '../terminal.ts'

/** The public site in both versions: a preview has marks in its texts, and another relay is no change. */
const environment = () => {
  const { SITE_ENV, FORM_RELAY, ...others } = process.env
  return others
}

/**
 * Builds the site in a folder.
 * @param name what to call it.
 * @throws InputError with the output if that fails.
 */
export const buildSite = (folder: string, name: string): void => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    env: environment(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 2 ** 30,
  })
  if (status !== 0)
    throw new InputError(
      `${stdout}${stderr}\nThe build of ${name} ended with these errors, so nothing can be compared. Mend what they name, or compare with another commit.`,
    )
}
