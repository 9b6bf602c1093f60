import { type Dispatch, type RefObject, useEffect, useEffectEvent } from 'react'
import { announce } from '../../../../renderer/browser/announce.ts'
import { showToast } from '../../../toast/toasts.ts'
import type { Step } from '../questions.ts'
import { useWizardContent } from '../wizard-content.ts'
import type { WizardEvent, WizardState } from './machine.ts'

type Wizard = WizardState & {
  element: RefObject<HTMLFormElement | null>
  steps: readonly Step[]
  /** The step on the screen, from 0. */
  shown: number
  /** The fields on the screen whose answers are wrong. */
  wrong: readonly string[]
}

/**
 * Says what happens, to the visitor as long as it is true, and to those who count visits.
 */
export const useMessages = (
  { element, notice, restored, finished, steps, shown, wrong }: Wizard,
  dispatch: Dispatch<WizardEvent>,
): void => {
  const { name, own, shared } = useWizardContent()
  const question = steps[shown]?.name ?? ''
  const isResult = finished !== undefined
  const isRight = wrong.length === 0
  const show = useEffectEvent((notified: NonNullable<WizardState['notice']>) => {
    const variant = 'destructive'
    if (notified.name === 'ready') return showToast(own.ready)
    // The step says it already.
    if (notified.name === 'notSent')
      return showToast({ ...shared.submissionError, variant, silent: true })
    // Its message is there by now, and is read out with the field.
    element.current?.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus()
    // The step names several.
    return showToast({ ...shared.checkInputs, variant, silent: wrong.length > 1 })
  })
  // A new object each time, so that the same notice is shown again.
  useEffect(() => {
    if (notice) return show(notice)
  }, [notice])
  useEffect(() => {
    if (isRight) dispatch({ type: 'corrected' })
  }, [isRight, dispatch])
  useEffect(() => {
    if (isResult) announce({ name: 'result-shown', calculator: name })
    else if (restored)
      announce({ name: 'step-reached', calculator: name, step: shown + 1, question })
  }, [name, restored, isResult, shown, question])
}
