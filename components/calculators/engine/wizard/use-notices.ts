import { type RefObject, useEffect, useEffectEvent } from 'react'
import { closeErrorToast, showToast } from '../../../toast/toasts.ts'
import { useWizardContent } from '../wizard-content.ts'
import type { WizardState } from './machine.ts'

/**
 * Shows each notice, and closes one of an error once it is corrected. The first wrong field of the
 * step takes the focus, and is read out with its message.
 */
export const useNotices = (
  { notice, notices }: WizardState,
  element: RefObject<HTMLFormElement | null>,
  wrong: string | undefined,
) => {
  const { own, shared } = useWizardContent()
  const show = useEffectEvent(() => {
    if (notice === undefined) closeErrorToast()
    else if (notice === 'ready') showToast(own.ready)
    // The step says it already.
    else if (notice === 'notSent')
      showToast({ ...shared.submissionError, variant: 'destructive', silent: true })
    else {
      element.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
      showToast({ ...shared.checkInputs, variant: 'destructive' })
    }
  })
  // Each notice is shown, the same one again too.
  useEffect(() => {
    show()
  }, [notice, notices])
}
