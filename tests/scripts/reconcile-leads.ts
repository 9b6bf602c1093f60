import type { Arrival } from '../../scripts/reconcile-leads/arrivals.ts'

export const ana = '3f9a01bc000000000000000000000001'
export const ben = 'a1b2c3d4000000000000000000000002'
export const cleo = '00000042000000000000000000000003'
export const arrival = (leadId: string | undefined, receivedAt = '', who = ''): Arrival => ({
  leadId,
  receivedAt,
  who,
  times: 1,
})
