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

/** One tab at a time, where the browser can see to it. */
const exclusively = <Result>(task: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? (navigator.locks.request('outbox', task) as Promise<Result>) : task()

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

/** While the page is open, what waits is tried again when it is due. */
const wakeWhenDue = async () => {
  clearTimeout(timer)
  const due = await here().outbox.nextDue()
  if (due !== undefined) timer = window.setTimeout(() => void flushOutbox(), Math.max(1000, due))
}

/** Sends what waits and is due. */
export const flushOutbox = async (): Promise<void> => {
  const { outbox, store } = here()
  await outbox.flush()
  store.sweep()
  await wakeWhenDue()
}

/** What became of a lead that was submitted: taken by the relay, or waiting in this browser, or on this page only. */
export type Submission = 'delivered' | 'kept' | 'unkept'

/**
 * Keeps a lead, sends it, and says what became of it.
 * @param ready resolves when it may be sent; it is kept before.
 */
export const submitLead = async (lead: Lead, ready?: Promise<unknown>): Promise<Submission> => {
  const { outbox, store } = here()
  const delivered = await outbox.submit(lead, ready)
  void wakeWhenDue()
  if (delivered) return 'delivered'
  return (await store.isLasting(lead.id)) ? 'kept' : 'unkept'
}

/** A lead whose sender was told that it failed is not sent behind their back. */
export const forgetLead = (id: string): Promise<void> => here().outbox.forget(id)
