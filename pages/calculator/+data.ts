import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { findCalculator } from '../../content/index.ts'
import { fill } from '../../content/placeholder-values.ts'

export type Data = ReturnType<typeof data>

export const data = ({ routeParams }: PageContextServer) => {
  const calculator = findCalculator(routeParams.slug ?? '')
  if (!calculator) throw render(404)
  return { calculator: fill(calculator) }
}
