import { useEffect, useRef } from 'react'
import { slugOf } from '../../../../content/schema/slug.ts'
import { closeErrorToast, showToast, type Toast } from '../../../toast/toasts.ts'

/**
 * Saves a page on the visitor's device. Its address is revoked later: some browsers read it only
 * after the click.
 */
export const download = (name: string, html: string): void => {
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** `2026-11-20`, by the visitor's own calendar. */
const day = (date: Date) =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`

const longestName = 40
const short = (name: string) => slugOf(name).slice(0, longestName).replace(/-$/, '')

/**
 * `roof-estimate-2026-11-20.html`: what a document is, for whom, and its day. A name without any
 * Latin letter is left out.
 */
export const documentFileName = (kind: string, date: Date, names: readonly string[] = []): string =>
  `${[kind, ...names.map(short), day(date)].filter((part) => part !== '').join('-')}.html`

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
      // A press tries again, and reports a failure.
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
