import { floridaDay } from '../../content/model/florida-day.ts'

/** What was promised until a day is hidden after it, even in a page that was built before. */
export const hideExpired = () => {
  const today = floridaDay()
  for (const part of document.querySelectorAll<HTMLElement>('[data-until]')) if (today > (part.dataset.until ?? '')) part.hidden = true
}
