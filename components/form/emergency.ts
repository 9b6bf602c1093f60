/** What a night call needs first, in this order, by the name of a control in it. */
export const firstAsked = [
  'urgency',
  'firstName',
  'lastName',
  'phone',
  'address',
  'city',
  'message',
] as const

const isFresh = () =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => !('type' in entry) || entry.type === 'navigate')

/** Checks the answers of an emergency. */
const answer = (form: HTMLFormElement) => {
  const answers = { urgency: 'emergency', preferredContact: 'phone' }
  for (const [name, value] of Object.entries(answers)) {
    const option = form.querySelector<HTMLInputElement>(`[name=${name}][value=${value}]`)
    // No event: nothing of this is a draft before the visitor touches the form.
    if (option) option.checked = true
  }
  const service = form.querySelector<HTMLSelectElement>('[name=service]')
  if (service) service.value ||= form.dataset.emergency ?? ''
}

/** Puts the parts of the form into the order in which Emergency.module.css shows them. */
const sort = (form: HTMLFormElement) => {
  const partOf = (name: string) => form.querySelector(`[name=${name}]`)?.closest('form > *') ?? []
  form.querySelector('h2')?.after(...firstAsked.flatMap(partOf))
}

/**
 * Prepares the long form for a visitor who asks for emergency service, which is what a link to the
 * form itself is for.
 * @param isAnswered true if the draft has the answers of the visitor.
 */
export const prepareForEmergency = (form: HTMLFormElement, isAnswered: boolean): void => {
  if (isFresh() || !isAnswered) answer(form)
  // Moving the field with the focus would end it.
  if (!form.contains(document.activeElement)) sort(form)
}
