/** Lets keyboard users scroll a box with a wide table. What does not scroll takes no focus. */
export const start = (boxes: Iterable<HTMLElement>) => {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
      else target.removeAttribute('tabindex')
  })
  for (const box of boxes) observer.observe(box)
}
