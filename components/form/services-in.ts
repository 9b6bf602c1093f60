import type { Choices } from './choices.ts'

/**
 * The services to choose from, as they stand in the HTML of a form. The first option stands for
 * none.
 */
export const servicesIn = (form: HTMLElement): Choices =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLOptionElement>('[name=service] option')]
      .filter(({ value }) => value !== '')
      .map(({ value, text }) => [value, text]),
  )
