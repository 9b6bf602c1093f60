/** What was promised until a day is gone after it, even in a page that was built before. */
export const hideExpired = () => {
  const today = new Date().toISOString().slice(0, 10)
  for (const part of document.querySelectorAll<HTMLElement>('[data-until]')) if (today > (part.dataset.until ?? '')) part.hidden = true
}
