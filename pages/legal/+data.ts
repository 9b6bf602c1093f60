import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { findLegal } from '../../content/index.ts'
import { fill } from '../../content/placeholder-values.ts'

export type Data = ReturnType<typeof data>

export const data = ({ routeParams }: PageContextServer) => {
  const legal = findLegal(routeParams.slug ?? '')
  if (!legal) throw render(404)
  return { legal: fill(legal) }
}
