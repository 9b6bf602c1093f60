/** Stands for the service worker among the numbers of pages. */
export const byWorker = 1_000_000

/** Where a service worker asks what the clock of the device shows. */
export const clockOfDevice = '/clock-of-this-test'

type WorkerEvent = { tag: string; waitUntil: (work: Promise<unknown>) => void }
type Worker = {
  addEventListener: (name: string, listener: (event: WorkerEvent) => void) => void
}

/**
 * Runs in the service worker before its own code: gives it the clock of the device, which passes
 * faster than that of the test, and has it say with each lead who sends it.
 */
export const driveWorker = (number: number, clock: string): void => {
  const [now, later, send] = [Date.now, setTimeout, fetch]
  let ahead = 0
  Date.now = () => now() + ahead
  const setClock = async () => {
    ahead = Number(await (await send(clock)).text()) - now()
  }
  const pause = async (time: number): Promise<void> => {
    for (const due = Date.now() + time; Date.now() < due; await setClock().catch(() => {}))
      await new Promise((resolve) => later(resolve, 100))
  }
  // Short ones are for what takes no time on a device either.
  const longest = 500
  self.setTimeout = ((work: () => void, time = 0, ...given: []) =>
    time <= longest
      ? later(work, time, ...given)
      : void pause(time).then(work)) as typeof setTimeout
  AbortSignal.timeout = (time) => {
    const controller = new AbortController()
    pause(time).then(() => controller.abort(new DOMException('Timed out', 'TimeoutError')))
    return controller.signal
  }
  self.fetch = (address, options) => {
    if (options?.method !== 'POST') return send(address, options)
    const headers = new Headers(options.headers)
    headers.set('x-document', String(number))
    return send(address, { ...options, headers })
  }
  const worker = self as unknown as Worker
  const listen = worker.addEventListener.bind(self)
  worker.addEventListener = (name, listener) =>
    listen(name, (event) => {
      if (name !== 'sync') return listener(event)
      const run = async () => {
        await setClock()
        const work: Promise<unknown>[] = []
        listener({ tag: event.tag, waitUntil: (promise) => void work.push(promise) })
        await Promise.all(work)
      }
      event.waitUntil(run())
    })
}
