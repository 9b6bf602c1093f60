import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { findPage } from '../../content/index.ts'
import { fill } from '../../content/placeholder-values.ts'

export type Data = ReturnType<typeof data>

export const data = ({ routeParams }: PageContextServer) => {
  const page = findPage(routeParams.slug ?? '')
  if (!page) throw render(404)
  return { page: fill(page) }
}
