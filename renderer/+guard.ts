import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'

/** The folders of pages/ are no addresses: what is not made from content does not exist. */
export const guard = ({ entry }: PageContextServer) => {
  if (!entry) throw render(404)
}
