/**
 * Closes the menu when a link is followed, and when the focus moves on into the page, where the
 * menu would cover it. It is a popover, so Escape and a tap outside already close it.
 */
export const closeMenuBehind = () => {
  const menu = document.getElementById('menu')
  // Not every browser knows popovers.
  const close = () => menu?.hidePopover?.()
  menu?.addEventListener('click', ({ target }) => (target as Element).closest('a') && close())
  // The menu covers nothing of the header that it is in.
  addEventListener('focusin', ({ target }) => menu?.parentNode?.contains(target as Node) || close())
  addEventListener('pagehide', close)
}
