import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Icon } from '../ui/Icon.tsx'
import styles from './Toaster.module.css'

/** A notice. A destructive one is red and says what went wrong. */
export type Toast = {
  title: string
  description: string
  variant?: 'default' | 'destructive'
  /** Not read out, because the page contains the same text and is read out. */
  silent?: boolean
  /** A button, which also closes the toast. */
  action?: { label: string; run: () => void }
}

/** How long an unused toast stays open, in milliseconds. */
const duration = 5000

/** How long a closed toast stays in the page, in milliseconds. */
const removalDelay = 1_000_000

/** How far a swipe to the right dismisses a toast, in pixels. */
const swipeDistance = 50

/**
 * How long after the empty toast its text is shown, in milliseconds: screen readers announce
 * changes only in a region that already exists.
 */
const announceDelay = 100

type ViewProps = { toast: Toast; isEmpty: boolean; dismiss: string; close: () => void }

export const ToastView = ({ toast, isEmpty, dismiss, close }: ViewProps) => {
  const { title, description, variant, silent, action } = toast
  const isBad = variant === 'destructive'
  const act = () => {
    action?.run()
    close()
  }
  return (
    <div
      className={`line g2 t-small ${styles.box} ${isBad ? 'on-red' : ''}`}
      data-variant={variant}
    >
      <Icon name={isBad ? 'alert' : 'check'} className="spare" />
      <p role="status" aria-live={silent ? 'off' : 'polite'}>
        {!isEmpty && (
          <span className="stack g1">
            <strong className="t-label">{title}</strong> <span>{description}</span>
          </span>
        )}
      </p>
      {action && (
        <button type="button" className={`round ${styles.action}`} onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" className="round" aria-label={dismiss} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  )
}

/** Scrolls what a toast is about out from under it: the focused element, and its question. */
const uncoverSubject = (region: HTMLElement) => {
  const focused = document.activeElement
  const end = focused?.getBoundingClientRect().bottom ?? 0
  const { top, bottom } = region.getBoundingClientRect()
  for (const part of [focused?.closest('form')?.querySelector('h2'), focused]) {
    const start = part?.getBoundingClientRect().top ?? 0
    // The page itself begins above a toast.
    if (start > 0 && start < bottom && end > top) return scrollBy({ top: start - bottom - 8 })
  }
}

/** Moves an element with a swipe to the right, and calls back at the end. */
const onSwipe = (element: HTMLElement, swiped: () => void) => {
  let start = Number.POSITIVE_INFINITY
  const follow = ({ type, clientX }: PointerEvent) => {
    if (type === 'pointerdown') start = clientX
    const distance = Math.max(0, clientX - start)
    if (type === 'pointerup' && distance >= swipeDistance) swiped()
    if (!/down|move/.test(type)) start = Number.POSITIVE_INFINITY
    element.style.translate = start < clientX ? `${distance}px` : ''
  }
  for (const type of ['down', 'move', 'up', 'cancel', 'leave'] as const)
    element.addEventListener(`pointer${type}`, follow)
}

/** Returns a function that shows a toast in a region of the page, or closes the current one. */
const toasterIn = (region: HTMLElement) => {
  const root = createRoot(region)
  const { dismiss = '' } = region.dataset
  let closing = 0
  let removing = 0
  let announcing = 0
  let isPointedAt = false
  let focusedBefore: EventTarget | null = null

  const close = () => {
    const hadFocus = region.matches(':focus-within')
    region.togglePopover(false)
    clearTimeout(removing)
    removing = window.setTimeout(() => root.render(null), removalDelay)
    if (hadFocus && focusedBefore instanceof HTMLElement)
      focusedBefore.focus({ preventScroll: true })
  }
  /** Restarts the timer that closes a toast while it has neither the pointer nor the focus. */
  const restartTimer = (event?: Event) => {
    if (event instanceof PointerEvent) isPointedAt = event.type === 'pointerenter'
    if (event?.type === 'focusin') {
      const { relatedTarget } = event as FocusEvent
      if (!region.contains(relatedTarget as Element | null)) focusedBefore = relatedTarget
    }
    clearTimeout(closing)
    if (!isPointedAt && !region.matches(':focus-within'))
      closing = window.setTimeout(close, duration)
  }
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout', 'toggle'])
    region.addEventListener(type, restartTimer)
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && region.matches(':popover-open')) close()
  })
  onSwipe(region, close)

  return (toast: Toast | undefined) => {
    if (!toast) return close()
    const draw = (isEmpty: boolean) =>
      flushSync(() =>
        root.render(<ToastView toast={toast} isEmpty={isEmpty} dismiss={dismiss} close={close} />),
      )
    delete region.dataset.empty
    draw(true)
    region.togglePopover(true)
    restartTimer()
    clearTimeout(removing)
    clearTimeout(announcing)
    announcing = window.setTimeout(() => {
      draw(false)
      uncoverSubject(region)
    }, announceDelay)
  }
}

let toaster: ReturnType<typeof toasterIn> | undefined

export const renderToast = (toast: Toast | undefined): void => {
  const region = document.getElementById('toasts')
  if (!region) return
  toaster ??= toasterIn(region)
  toaster(toast)
}
