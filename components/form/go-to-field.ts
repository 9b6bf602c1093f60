/** Follows a link to a field. As an address it would end a request for emergency service. */
export const goToField = (
  event: Pick<Event, 'preventDefault'>,
  { hash }: HTMLAnchorElement,
): void => {
  event.preventDefault()
  document.querySelector<HTMLElement>(hash)?.focus()
}
