import { spawnSync } from 'node:child_process'

/** The output of a command of git in a folder; undefined if it fails. */
export const git = (root: string, ...command: string[]): string | undefined => {
  // Hooks and some tools name a repository, which would be asked in place of that of the folder.
  const { GIT_DIR: _d, GIT_WORK_TREE: _w, GIT_INDEX_FILE: _i, ...env } = process.env
  const options = ['-c', 'core.quotePath=false', ...command]
  const { status, stdout } = spawnSync('git', options, {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  return status === 0 ? stdout : undefined
}
