import { deliver } from '../deliver.ts'
import type { Lead } from '../lead.ts'
import type { Relay } from '../relays/relay.ts'
import { createOutbox } from './outbox.ts'
import { browserStore } from './stores.ts'

const listeners = new Set<(id: string) => void>()

/** Calls back when a waiting lead is finally delivered. Returns a function that unsubscribes. */
export const onDelivered = (listen: (id: string) => void): (() => void) => {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

/** The relay of this build, which every page contains (RelayData.tsx). */
const readRelay = () => JSON.parse(document.getElementById('relay')?.textContent ?? '') as Relay

/**
 * How long to wait for another tab, in milliseconds. A suspended tab that holds the lock must not
 * block this one forever.
 */
const lockPatience = 20_000

/**
 * Runs the task while no other tab does, if the browser supports locks. Some browsers have them but
 * refuse to grant any.
 */
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
/** Created on first use, because this module is also imported on the server. */
const here = () => {
  opened ??= open()
  return opened
}

let timer = 0

/** Retries when the next lead is due, while the page is open and online. */
const wakeWhenDue = async () => {
  clearTimeout(timer)
  const due = await here().outbox.nextDue()
  if (due !== undefined && navigator.onLine)
    timer = window.setTimeout(() => flushOutbox().catch(console.error), Math.max(1000, due))
}

/** Sends the waiting leads that are due or, if urgent, all of them. */
export const flushOutbox = async (urgent = false): Promise<void> => {
  const { outbox, store } = here()
  await outbox.flush(urgent)
  store.sweep()
  await wakeWhenDue()
}

/**
 * What became of a submitted lead: accepted by the relay, kept in this browser, or kept only on
 * this page.
 */
export type Submission = 'delivered' | 'kept' | 'unkept'

/**
 * Keeps a lead, sends it, and returns what became of it.
 * @param ready resolves when the lead may be sent; it is kept from the start.
 * @param attempts number of earlier attempts.
 */
export const submitLead = async (
  lead: Lead,
  ready?: Promise<unknown>,
  attempts?: number,
): Promise<Submission> => {
  const { outbox, store } = here()
  const delivered = await outbox.submit(lead, ready, attempts)
  wakeWhenDue().catch(console.error)
  if (delivered) return 'delivered'
  return (await store.isLasting(lead.id)) ? 'kept' : 'unkept'
}

/**
 * Discards a lead whose visitor was told that sending failed, so that it is not sent behind their
 * back.
 */
export const forgetLead = (id: string): Promise<void> => here().outbox.forget(id)
