import { spawnSync } from 'node:child_process'

/** The output of a command of git in a folder; undefined if it fails. */
export const git = (root: string, ...command: string[]): string | undefined => {
  const options = ['-c', 'core.quotePath=false', ...command]
  const { status, stdout } = spawnSync('git', options, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  return status === 0 ? stdout : undefined
}
