/**
 * Marks the page as scrolled past 50 px, which makes the header compact and hides its contact
 * strip.
 */
export const compactHeader = () => {
  const mark = () => document.documentElement.classList.toggle('is-scrolled', scrollY > 50)
  addEventListener('scroll', mark)
  mark()
}
