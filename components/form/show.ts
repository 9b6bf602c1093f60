/** The contact form that an event is in. Forms are looked up anew: an extension may replace them. */
export const formOf = ({ target }: Event): HTMLFormElement | null =>
  target instanceof Element ? target.closest('form[data-contact]') : null

/** The contact form of the page. */
export const formOfPage = () => document.querySelector<HTMLFormElement>('form[data-contact]')

/** Shows the parts of the contact form that are for these states, or have one as id; hides the others. */
export const show = (states: readonly string[], reference = ''): void => {
  const form = formOfPage()
  for (const part of form?.querySelectorAll<HTMLElement>('[data-when]') ?? [])
    part.hidden = !states.includes(part.dataset.when || part.id)
  for (const place of form?.querySelectorAll('[data-reference]') ?? [])
    place.textContent = reference
}
