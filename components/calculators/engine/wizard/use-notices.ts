import { type RefObject, useEffect, useEffectEvent } from 'react'
import { closeErrorToast, showToast } from '../../../toast/toasts.ts'
import { useWizardContent } from '../wizard-content.ts'
import type { WizardState } from './machine.ts'

/**
 * Shows each notice, the same one again too, and closes one of an error that is corrected.
 * @param wrong the first wrong field of the step, which then takes the focus.
 */
export const useNotices = (
  { notice, notices }: WizardState,
  element: RefObject<HTMLFormElement | null>,
  wrong: string | undefined,
) => {
  const { own, shared } = useWizardContent()
  // The count tells a notice from the same one before it.
  const show = useEffectEvent((notice: WizardState['notice'], _count: number) => {
    if (notice === undefined) closeErrorToast()
    else if (notice === 'ready') showToast(own.ready)
    // The step says it already.
    else if (notice === 'notSent')
      showToast({ ...shared.submissionError, variant: 'destructive', silent: true })
    else {
      // Its message is there by now, and is read out with the field.
      element.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
      showToast({ ...shared.checkInputs, variant: 'destructive' })
    }
  })
  useEffect(() => {
    show(notice, notices)
  }, [notice, notices])
}
