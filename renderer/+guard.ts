import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'

/** Folder names in pages/ are not addresses: only pages made from content exist. */
export const guard = ({ entry }: PageContextServer) => {
  if (!entry) throw render(404)
}
