/**
 * Closes the menu when a link is followed. It is a popover, so Escape and a tap outside already
 * close it.
 */
export const closeMenuOnNavigation = () => {
  const menu = document.getElementById('menu')
  // Not every browser knows popovers.
  const close = () => menu?.hidePopover?.()
  menu?.addEventListener('click', ({ target }) => (target as Element).closest('a') && close())
  addEventListener('pagehide', close)
}
