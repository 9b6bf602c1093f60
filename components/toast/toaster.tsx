import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Icon } from '../ui/Icon.tsx'
import { loadMotion, move } from '../ui/motion.ts'
import styles from './Toaster.module.css'

/** A notice. A destructive one is red: it says what went wrong. */
export type Toast = {
  title: string
  description: string
  variant?: 'default' | 'destructive'
  /** Not read out, because the page says the same and is. */
  silent?: boolean
}

/** How long a toast stays that nobody uses, in milliseconds. */
const duration = 5000

/** How far a swipe dismisses a toast, in pixels. */
const swipeDistance = 50

/**
 * How much later than the empty toast its text comes, in milliseconds: screen readers announce what
 * changes in a region that they have seen.
 */
const announceDelay = 100

type ViewProps = { toast: Toast | undefined; number: number; dismiss: string; close: () => void }

const View = ({ toast, number, dismiss, close }: ViewProps) => (
  <>
    <Icon name={toast?.variant === 'destructive' ? 'alert' : 'check'} />
    <div role="status" aria-live={toast?.silent ? 'off' : 'polite'}>
      {toast && (
        <p key={number}>
          <strong>{toast.title}</strong> <span>{toast.description}</span>
        </p>
      )}
    </div>
    <button type="button" className={styles.close} aria-label={dismiss} onClick={close}>
      <Icon name="close" />
    </button>
  </>
)

/** Scrolls what has the focus out from under a toast. */
const uncoverFocus = (region: HTMLElement) => {
  const focused = document.activeElement?.getBoundingClientRect()
  const { top, bottom } = region.getBoundingClientRect()
  // The page itself begins above a toast.
  if (focused && focused.top > 0 && focused.top < bottom && focused.bottom > top)
    scrollBy({ top: focused.top - bottom - 8 })
}

/** Dismisses a toast that is swiped to the right. */
const watchSwipes = (region: HTMLElement, dismiss: () => void) => {
  let start: number | undefined
  const distance = ({ clientX }: PointerEvent) => Math.max(0, clientX - (start ?? clientX))
  region.addEventListener('pointerdown', ({ clientX }) => {
    start = clientX
  })
  region.addEventListener('pointermove', (event) => {
    region.style.translate = `${distance(event)}px`
  })
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    region.addEventListener(end, (event) => {
      if (end === 'pointerup' && distance(event) >= swipeDistance) dismiss()
      else region.style.translate = ''
      start = undefined
    })
}

/** Calls back with whether anybody points at a toast or has the focus in it, when that changes. */
const watchUse = (region: HTMLElement, used: (isUsed: boolean) => void) => {
  let isPointedAt = false
  const look = () => used(isPointedAt || region.matches(':focus-within'))
  for (const event of ['pointerenter', 'pointerleave'] as const)
    region.addEventListener(event, () => {
      isPointedAt = event === 'pointerenter'
      look()
    })
  for (const event of ['focusin', 'focusout']) region.addEventListener(event, look)
  return look
}

const leaveUpward = { opacity: [1, 0], transform: ['none', 'translateY(-1rem)'] }
const leaveRight = { opacity: [1, 0], transform: ['none', 'translateX(110%)'] }

/** The toast of a page: in the top layer until it is closed, or nobody has used it for a while. */
const toasterIn = (region: HTMLElement) => {
  const root = createRoot(region)
  const { dismiss = '' } = region.dataset
  let number = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let focusedBefore: EventTarget | null = null

  const draw = (toast?: Toast) =>
    flushSync(() =>
      root.render(<View toast={toast} number={number} dismiss={dismiss} close={() => close()} />),
    )

  const close = async (frames = leaveUpward) => {
    clearTimeout(timer)
    const closing = number
    await move(region, frames)
    // Another one may have taken its place meanwhile.
    if (number !== closing || !region.matches(':popover-open')) return
    const hadFocus = region.matches(':focus-within')
    region.hidePopover()
    if (hadFocus && focusedBefore instanceof HTMLElement)
      focusedBefore.focus({ preventScroll: true })
  }

  const look = watchUse(region, (isUsed) => {
    clearTimeout(timer)
    if (!isUsed && region.matches(':popover-open')) timer = setTimeout(close, duration)
  })
  region.addEventListener('focusin', ({ relatedTarget }) => {
    if (!region.contains(relatedTarget as Node | null)) focusedBefore = relatedTarget
  })
  addEventListener('keydown', ({ key }) => {
    if (!region.matches(':popover-open')) return
    if (key === 'F8') region.focus()
    if (key === 'Escape') void close()
  })
  watchSwipes(region, () => void close(leaveRight))

  const show = (toast: Toast) => {
    number += 1
    const shown = number
    region.className = [styles.toast, toast.variant === 'destructive' && styles.destructive]
      .filter(Boolean)
      .join(' ')
    region.style.cssText = ''
    draw()
    region.showPopover()
    look()
    setTimeout(() => {
      if (shown !== number) return
      draw(toast)
      uncoverFocus(region)
      void move(region, { opacity: [0, 1], transform: ['translateY(-1rem)', 'none'] })
    }, announceDelay)
  }
  return { show, close }
}

let toaster: ReturnType<typeof toasterIn> | undefined

/** Shows a toast in place of the one that is shown, or closes that. */
export const renderToast = (toast: Toast | undefined): void => {
  const region = document.getElementById('toasts')
  if (!region) return
  if (!toaster) {
    loadMotion()
    toaster = toasterIn(region)
  }
  if (toast) toaster.show(toast)
  else void toaster.close()
}
