import { sitePaths } from '../../content/schema/site-paths.ts'

/**
 * Whether whoever runs the host has turned the service worker off, with a file that needs no build.
 * @throws if the site does not answer.
 */
export const isSwitchedOff = async (): Promise<boolean> => {
  const answer = await fetch(sitePaths.offlineSwitch, { cache: 'no-store' })
  return answer.ok && /^\s*off\b/i.test(await answer.text())
}
