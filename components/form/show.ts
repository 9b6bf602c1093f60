/** The contact form of an event. Forms are queried each time: an extension may replace them. */
export const formOf = ({ target }: Event): HTMLFormElement | null =>
  target instanceof Element ? target.closest('form[data-contact]') : null

export const formOfPage = () => document.querySelector<HTMLFormElement>('form[data-contact]')

/** Shows the parts of the form for these states, by `data-when` or id, and hides the others. */
export const show = (states: readonly string[], reference = ''): void => {
  const form = formOfPage()
  for (const part of form?.querySelectorAll<HTMLElement>('[data-when]') ?? [])
    part.hidden = !states.includes(part.dataset.when || part.id)
  for (const place of form?.querySelectorAll('[data-reference]') ?? [])
    place.textContent = reference
}
