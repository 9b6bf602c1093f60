/**
 * Closes the menu when a link is followed. It is a popover, so Escape and a tap outside already
 * close it.
 */
export const closeMenuOnNavigation = () => {
  const menu = document.getElementById('menu')
  // Browsers without popovers do not know the selector either.
  if (!menu || !('popover' in menu)) return
  const close = () => menu.matches(':popover-open') && menu.hidePopover()
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) close()
  })
  addEventListener('pagehide', close)
}
