import { expect, test } from 'vitest'
import { funnelOf } from '../../scripts/visits/funnel.ts'

const visit = (name: string, ...values: string[]) => ({ name, values, page: '/a', campaign: '' })

test('the way through a calculator has its steps in order, between them the first answer, and its result', () => {
  const visits = [
    visit('page-seen'),
    visit('result-shown', 'roof'),
    visit('step-reached', 'roof', '10', 'address'),
    visit('step-reached', 'roof', '2', 'size'),
    visit('step-reached', 'roof', '2', 'size'),
    visit('step-reached', 'energy', '2', 'bill'),
    visit('calculator-begun', 'roof'),
    visit('step-reached', 'roof', '1', 'type'),
  ]
  expect(funnelOf(visits, 'roof')).toEqual([
    { label: '1. type', count: 1 },
    { label: 'First answer', count: 1 },
    { label: '2. size', count: 2 },
    { label: '10. address', count: 1 },
    { label: 'Result', count: 1 },
  ])
})
