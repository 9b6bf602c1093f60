import { deliver } from '../deliver.ts'
import type { Lead } from '../lead.ts'
import type { Relay } from '../relays/relay.ts'
import { createOutbox } from './outbox.ts'
import { browserStore } from './stores.ts'

const listeners = new Set<(id: string) => void>()

/** Tells when a lead has been delivered after all. Returns the way to stop listening. */
export const onDelivered = (listen: (id: string) => void): (() => void) => {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

/** The relay of this build; every page carries it (renderer/Document.tsx). */
const readRelay = () => JSON.parse(document.getElementById('relay')?.textContent ?? '') as Relay

/** Longest wait for another tab, in milliseconds. One that sleeps with the lock must not keep this one waiting for ever. */
const lockPatience = 20_000

/** One tab at a time, where the browser can see to it; some have locks, and refuse them. */
const exclusively = async (task: () => Promise<void>): Promise<void> => {
  let started = false
  const run = () => {
    started = true
    return task()
  }
  if (!navigator.locks) return run()
  try {
    await navigator.locks.request('outbox', { signal: AbortSignal.timeout(lockPatience) }, run)
  } catch (error) {
    console.error(error)
    const isBusy = error instanceof DOMException && error.name === 'TimeoutError'
    if (started) throw error
    if (!isBusy) await run()
  }
}

const open = () => {
  const relay = readRelay()
  const store = browserStore()
  const outbox = createOutbox({
    store,
    deliver: async (lead, attempts) => {
      const verdict = await deliver(lead, relay, attempts)
      if (verdict === 'delivered') for (const listen of listeners) listen(lead.id)
      return verdict
    },
    exclusively,
    now: Date.now,
    random: Math.random,
    log: console.error,
  })
  return { store, outbox }
}

let opened: ReturnType<typeof open> | undefined
/** Opened when first needed: this module is also read where there is no browser. */
const here = () => {
  opened ??= open()
  return opened
}

let timer = 0

/** While the page is open and there is a connection, what waits is tried again when it is due. */
const wakeWhenDue = async () => {
  clearTimeout(timer)
  const due = await here().outbox.nextDue()
  if (due !== undefined && navigator.onLine) timer = window.setTimeout(() => flushOutbox().catch(console.error), Math.max(1000, due))
}

/** Sends what waits and is due or, when it is urgent, all that waits. */
export const flushOutbox = async (urgent = false): Promise<void> => {
  const { outbox, store } = here()
  await outbox.flush(urgent)
  store.sweep()
  await wakeWhenDue()
}

/** What became of a lead that was submitted: taken by the relay, or waiting in this browser, or on this page only. */
export type Submission = 'delivered' | 'kept' | 'unkept'

/**
 * Keeps a lead, sends it, and says what became of it.
 * @param ready resolves when it may be sent; it is kept before.
 * @param attempts how often it was tried before.
 */
export const submitLead = async (lead: Lead, ready?: Promise<unknown>, attempts?: number): Promise<Submission> => {
  const { outbox, store } = here()
  const delivered = await outbox.submit(lead, ready, attempts)
  wakeWhenDue().catch(console.error)
  if (delivered) return 'delivered'
  return (await store.isLasting(lead.id)) ? 'kept' : 'unkept'
}

/** A lead whose sender was told that it failed is not sent behind their back. */
export const forgetLead = (id: string): Promise<void> => here().outbox.forget(id)
