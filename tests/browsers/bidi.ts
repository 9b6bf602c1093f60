import { once } from 'node:events'
import WebSocket from 'ws'

type Message = {
  id?: number
  type: 'success' | 'error' | 'event'
  method?: string
  params?: unknown
  result?: unknown
  message?: string
}

/** A connection that speaks WebDriver BiDi. */
export const connect = async (url: string, onEvent: (method: string, params: unknown) => void) => {
  const socket = new WebSocket(url)
  const waiting = new Map<number, (message: Message) => void>()
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data))
    if (message.id === undefined) onEvent(message.method ?? '', message.params)
    else waiting.get(message.id)?.(message)
  })
  await once(socket, 'open')
  let last = 0
  /** @throws what the browser answers instead of a result */
  const send = async <Result>(method: string, params: object = {}): Promise<Result> => {
    const id = ++last
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { type, result, message } = await answered
    waiting.delete(id)
    if (type === 'error') throw new Error(`${method}: ${message}`)
    return result as Result
  }
  return { send, close: () => socket.close() }
}
