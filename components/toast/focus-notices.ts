/**
 * Moves the focus to the notices of the page. If none are shown, shows the name of their empty
 * region until the focus leaves it. Escape moves the focus back.
 */
export const focusNotices = (): void => {
  const region = document.getElementById('toasts')
  if (!region) return
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
      // A notice may have been shown in the meantime.
      if ('empty' in region.dataset) region.togglePopover(false)
    }
    region.addEventListener('focusout', close, { once: true })
  }
  region.focus({ preventScroll: true })
}
