import { deliver } from '../deliver.ts'
import type { Lead } from '../lead.ts'
import type { Relay } from '../relays/relay.ts'
import { createOutbox } from './outbox.ts'
import { browserStore } from './stores.ts'

const listeners = new Set<(id: string) => void>()

/** Calls back when a waiting lead is delivered after all. Returns a function that stops this. */
export const onDelivered = (listen: (id: string) => void): (() => void) => {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

/** The relay of this build, which every page carries (RelayData.tsx). */
const readRelay = () => JSON.parse(document.getElementById('relay')?.textContent ?? '') as Relay

/** How long to wait for another tab, in milliseconds. A tab that sleeps while it holds the lock must not block this one forever. */
const lockPatience = 20_000

/** Runs the task while no other tab does, as far as the browser has locks. Some browsers have them and refuse to grant any. */
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
/** Opened when first needed, because this module is also imported on the server. */
const here = () => {
  opened ??= open()
  return opened
}

let timer = 0

/** Tries again when the next lead is due, as long as the page is open and online. */
const wakeWhenDue = async () => {
  clearTimeout(timer)
  const due = await here().outbox.nextDue()
  if (due !== undefined && navigator.onLine) timer = window.setTimeout(() => flushOutbox().catch(console.error), Math.max(1000, due))
}

/** Sends the waiting leads that are due or, when it is urgent, all of them. */
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
 * @param ready resolves when it may be sent; it is kept from the start.
 * @param attempts how often it was tried before.
 */
export const submitLead = async (lead: Lead, ready?: Promise<unknown>, attempts?: number): Promise<Submission> => {
  const { outbox, store } = here()
  const delivered = await outbox.submit(lead, ready, attempts)
  wakeWhenDue().catch(console.error)
  if (delivered) return 'delivered'
  return (await store.isLasting(lead.id)) ? 'kept' : 'unkept'
}

/** Forgets a lead whose visitor was told that sending failed: it must not be sent behind their back. */
export const forgetLead = (id: string): Promise<void> => here().outbox.forget(id)
