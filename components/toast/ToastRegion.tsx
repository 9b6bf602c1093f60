import { useWords } from '../../renderer/server/use-words.ts'
import { toastRegionId } from './toast-region.ts'

/** An empty placeholder on every page. The toaster is loaded with the first toast. */
export const ToastRegion = () => {
  const { region, dismiss } = useWords('toasts')
  return <div id={toastRegionId} data-region={region} data-dismiss={dismiss} />
}
