import { createRoot } from 'react-dom/client'
import { Toaster } from './Toaster.tsx'
import { toastRegionId } from './toast-region.ts'

let mounted = false

/** Mounts the toaster once, in a React root separate from all islands. */
export const mountToaster = (): void => {
  const element = document.getElementById(toastRegionId)
  if (mounted || !element) return
  mounted = true
  const { region = '', dismiss = '' } = element.dataset
  createRoot(element).render(<Toaster words={{ region, dismiss }} />)
}
