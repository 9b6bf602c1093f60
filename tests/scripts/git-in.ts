import { execFileSync } from 'node:child_process'

const settings = ['user.name=Ana', 'user.email=ana@sample.example', 'commit.gpgsign=false']

/** Runs git in a folder, whatever it is set to on this machine. Returns what it says. */
export const gitIn = (folder: string, options: readonly string[], env = {}): string =>
  execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...options], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH, ...env },
  })
