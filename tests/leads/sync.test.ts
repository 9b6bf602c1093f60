import { expect, test } from 'vitest'
import { flushForSync } from '../../components/leads/outbox/worker-outbox.ts'
import { browserWorld, leadNamed, settled } from './browser-world.ts'

/** Sends what the service worker sends once the browser reports a connection. */
const sync = (world: ReturnType<typeof browserWorld>) =>
  flushForSync(world.openTab(), async (time) => world.wait(time))

test('a lead whose page was closed while sending is sent once its lease is over', async () => {
  const world = browserWorld()
  world.next('closed')
  await world.openTab().submit(leadNamed('a')).stored
  await settled()
  await sync(world)
  expect(world.delivered()).toEqual(['a'])
})

test('while a lead is still waiting, the browser is asked to retry later', async () => {
  const world = browserWorld()
  world.next('unreachable', 'unreachable', 'unreachable')
  await world.openTab().submit(leadNamed('a')).verdict
  await expect(sync(world)).rejects.toThrow()
  expect(world.stored.size).toBe(1)
  await sync(world)
  expect(world.delivered()).toEqual(['a'])
})
