import { localDay } from './local-day.ts'

/** What was promised until a day is gone after it, even in a page that was built before. */
export const hideExpired = () => {
  const today = localDay()
  for (const part of document.querySelectorAll<HTMLElement>('[data-until]')) if (today > (part.dataset.until ?? '')) part.hidden = true
}
