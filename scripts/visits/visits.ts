import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { Type } from 'typebox'
import { parse } from '../../renderer/content/validate.ts'
import { isLocal, send } from '../relay/http.ts'
import { visitsPage } from './funnel.ts'
import { readHit, takesHits, type Visit } from './read-hit.ts'

const visitSchema = Type.Object({
  name: Type.String(),
  values: Type.Array(Type.String()),
  page: Type.String(),
  campaign: Type.String(),
})

const parseLine = (line: string): Visit[] => {
  try {
    return [parse(visitSchema, JSON.parse(line), 'The visit')]
  } catch {
    // A full disk may have cut it off.
    return []
  }
}

const readVisits = (file: string): Visit[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(parseLine) : []

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/**
 * Answers as the services do that count visits, and shows at /inbox/visits what they were told.
 * @param file where the events are stored, a line of JSON each.
 */
export const localVisits = (file: string) => {
  const answer = async (request: IncomingMessage, url: URL): Promise<Response> => {
    if (url.pathname === '/inbox/visits') {
      if (!isLocal(request)) return new Response('Only at localhost.', { status: 403 })
      return visitsPage(readVisits(file), url.searchParams.get('by') ?? '')
    }
    try {
      const visit = readHit(url.pathname, await textOf(request), url.searchParams)
      mkdirSync(dirname(file), { recursive: true })
      appendFileSync(file, `${JSON.stringify(visit)}\n`)
      return new Response('{}', { status: 202 })
    } catch (error) {
      return new Response(String(error), { status: 400 })
    }
  }
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname !== '/inbox/visits' && !takesHits(url.pathname)) {
      next()
      return
    }
    answer(request, url)
      .then((answered) => send(response, answered))
      .catch(console.error)
  }
}
