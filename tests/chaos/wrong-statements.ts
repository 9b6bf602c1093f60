import type { Message } from './message.ts'
import { type Run, requestsOf } from './run.ts'

/** How long a page may take to note an answer, in milliseconds. */
const noteTime = 500

/** Leads that arrived for the first time after their visitors were told that sending had failed. */
const behindBacks = (run: Run): string[] => {
  const isBehindBack = (message: Message) => {
    const first = requestsOf(run, message).find(({ storedAt }) => storedAt !== undefined)
    const { told, toldAt = Number.POSITIVE_INFINITY } = message
    return told === 'failed' && first !== undefined && first.at > toldAt
  }
  return run.messages
    .filter(isBehindBack)
    .map(({ name }) => `${name} was told that sending failed, and it arrived later`)
}

const silences = ({ messages }: Run): string[] =>
  messages
    .filter(({ told, interrupted }) => told === 'nothing' && !interrupted)
    .map(({ name }) => `${name} was told nothing`)

/** Pages that were told that a lead had arrived, and say to the end that it is only saved. */
const outdated = ({ requests, reports, endedAt }: Run): string[] =>
  requests.flatMap(({ leadId, document, saidAt = Number.POSITIVE_INFINITY }) => {
    const reference = leadId.slice(0, 8).toUpperCase()
    const last = reports.findLast((report) => report.document === document)
    const saysKept = last?.said.some(
      (said) => said.statement === 'kept' && said.reference === reference,
    )
    const wasThere = saidAt + noteTime < (endedAt.get(document) ?? Number.POSITIVE_INFINITY)
    return saysKept && wasThere ? [`page ${document} says ${reference} waits, but it was sent`] : []
  })

/** What visitors were told of their messages that was not so. */
export const wrongStatements = (run: Run): string[] => [
  ...run.falseStatements,
  ...behindBacks(run),
  ...silences(run),
  ...outdated(run),
]
