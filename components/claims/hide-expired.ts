/** What was promised until a day is hidden after it, even in a page that was built before. Most pages have nothing of the kind. */
export const hideExpired = () => {
  const parts = document.querySelectorAll<HTMLElement>('[data-until]')
  if (parts.length > 0)
    void import('../../content/model/florida-day.ts').then(({ floridaDay }) => {
      for (const part of parts) if (floridaDay() > (part.dataset.until ?? '')) part.hidden = true
    })
}
