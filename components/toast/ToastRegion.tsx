import { useWords } from '../../renderer/server/use-words.ts'
// The toaster comes later, when all pages have their styles already.
import './Toaster.tsx'
import { toastRegionId } from './toast-region.ts'

/** An empty placeholder on every page. The toaster is loaded with the first toast. */
export const ToastRegion = () => {
  const { toast, region, dismiss } = useWords('toasts')
  return <div id={toastRegionId} data-toast={toast} data-region={region} data-dismiss={dismiss} />
}
