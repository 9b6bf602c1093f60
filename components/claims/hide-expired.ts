/**
 * Hides claims and promotions past their last day, even if the page was built earlier. Few pages
 * have any, so the date code loads on demand.
 */
export const hideExpired = () => {
  const parts = document.querySelectorAll<HTMLElement>('[data-until]')
  if (parts.length > 0)
    void import('../../content/model/florida-day.ts').then(({ floridaDay }) => {
      for (const part of parts) if (floridaDay() > (part.dataset.until ?? '')) part.hidden = true
    })
}
