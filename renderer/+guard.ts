import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'

/** Folder names in pages/ are not addresses: only what renderer/+onBeforeRoute.ts knows is one. */
export const guard = ({ address }: PageContextServer) => {
  if (address === undefined) throw render(404)
}
