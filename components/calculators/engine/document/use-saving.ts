import { useEffect, useRef } from 'react'
import { closeErrorToast, showToast, type Toast } from '../../../toast/toasts.ts'

/**
 * Saves a document. What makes it is loaded once the button that saves it is in view: a press need
 * not wait for it, and finds it even where the connection is lost by then.
 * @param failed is said where it could not be loaded.
 */
export const useSaving = <Given extends readonly unknown[]>(
  load: () => Promise<(...given: Given) => void>,
  failed: Toast,
) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const view = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      view.disconnect()
      // A press tries again, and says what it came to.
      load().catch(() => undefined)
    })
    if (button.current) view.observe(button.current)
    return () => view.disconnect()
  }, [load])
  const save = async (...given: Given) => {
    try {
      const saveDocument = await load()
      closeErrorToast()
      saveDocument(...given)
    } catch (error) {
      console.error(error)
      showToast({ ...failed, variant: 'destructive' })
    }
  }
  return { button, save }
}
