/**
 * Moves the focus to the notices of the page. Where none is shown, their empty region says its name
 * until the focus leaves it; Escape leads back.
 */
export const focusNotices = (): void => {
  const region = document.getElementById('toasts')
  // Browsers from before popovers have the notices in the page alone.
  if (!region || !('togglePopover' in region)) return
  const before = document.activeElement
  if (!region.matches(':popover-open')) {
    region.dataset.empty = ''
    region.togglePopover(true)
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
    region.addEventListener('keydown', leave)
    const close = () => {
      region.removeEventListener('keydown', leave)
      // A notice may have come meanwhile.
      if ('empty' in region.dataset) region.togglePopover(false)
    }
    region.addEventListener('focusout', close, { once: true })
  }
  region.focus({ preventScroll: true })
}
