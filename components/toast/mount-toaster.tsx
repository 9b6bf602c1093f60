import { createRoot } from 'react-dom/client'
import { Toaster } from './Toaster.tsx'

let mounted = false

/** Puts the toaster into the page, once: a root of its own, beside all islands. */
export const mountToaster = (): void => {
  if (mounted) return
  mounted = true
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<Toaster />)
}
