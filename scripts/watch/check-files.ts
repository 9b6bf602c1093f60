import { sitePaths } from '../../content/schema/site-paths.ts'
import { type Answer, type AskOptions, ask } from './ask.ts'
import { type ExpectedHeaders, headerFindings } from './check-headers.ts'
import { noAnswerFinding } from './check-page.ts'
import type { Finding } from './finding.ts'

const deployAgain = 'deploy the whole of dist/client again.'

/** What nobody links, and the harm where it is not there. */
const files: readonly [path: string, advice: string][] = [
  [
    sitePaths.serviceWorker,
    `Visitors without a connection keep seeing an old release, or nothing: ${deployAgain}`,
  ],
  [sitePaths.offlineSwitch, `Nothing can turn the service worker off: ${deployAgain}`],
  [sitePaths.robots, `Search engines look for it first: ${deployAgain}`],
]

/** Whether a robots.txt keeps all crawlers away. */
const keepsAllAway = (robots: string): boolean =>
  /^user-agent:\s*\*\s*\n(?:(?!user-agent:).*\n)*?disallow:\s*\/\s*$/im.test(robots)

const fileFindings = (answer: Answer, advice: string, headers: ExpectedHeaders): Finding[] => {
  if (answer.status !== 200)
    return [{ severity: 'broken', problem: `The server answers ${answer.status}.`, advice }]
  if (answer.url.pathname === sitePaths.robots && keepsAllAway(answer.body))
    return [
      {
        severity: 'broken',
        problem: 'It keeps every search engine away.',
        advice: `The build writes none of the kind, so the host has put its own in place of it: ${deployAgain}`,
      },
    ]
  return headerFindings(answer, headers)
}

/** Asks for the files that no page links, and on which search engines and visitors depend all the same. */
export const checkFiles = async (
  origin: string,
  headers: ExpectedHeaders,
  options: AskOptions,
): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const [path, advice] of files) {
    const answer = await ask(new URL(path, origin), options)
    const found =
      answer.kind === 'answer' ? fileFindings(answer, advice, headers) : [noAnswerFinding(answer)]
    findings.push(...found.map((finding) => ({ place: path, ...finding })))
  }
  return findings
}
