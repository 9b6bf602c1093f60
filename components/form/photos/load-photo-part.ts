import { loadAgain } from '../../ui/load-again.ts'
import type { PhotoPart } from './photo-part.tsx'

const importPart = () => import('./photo-part.tsx')

let loading: Promise<PhotoPart> | undefined
let failed = false

/**
 * Loads what reads and shows photos, once.
 * @throws if it cannot be loaded. The next call tries again.
 */
export const loadPhotoPart = (): Promise<PhotoPart> => {
  loading ??= (failed ? loadAgain(importPart) : importPart())
    .then(({ load }) => load())
    .catch((error) => {
      failed = true
      loading = undefined
      throw error
    })
  return loading
}
