import { spawnSync } from 'node:child_process'
import { platform } from 'node:process'

type Answer = { time?: Record<string, string>; 'dist-tags'?: { latest?: string } }

/**
 * The day of the latest release of a package, such as `2026-11-20`, by the registry that npm is set up
 * with; undefined if it does not say.
 */
export const lastRelease = (name: string): string | undefined => {
  const { stdout } = spawnSync('npm', ['view', name, 'time', 'dist-tags', '--json'], {
    encoding: 'utf8',
    shell: platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { time = {}, 'dist-tags': tags }: Answer = stdout ? JSON.parse(stdout) : {}
  return time[tags?.latest ?? '']?.slice(0, 10)
}
