import { attempt } from '../../renderer/browser/attempt.ts'

/**
 * The draft of a form: what stands in it and has not been sent, kept in the tab. The forms of all
 * languages share it, because their fields and options have the same names and values.
 */

/** The key of the draft in sessionStorage. */
export const draftKey = ({ dataset }: HTMLFormElement): string => `draft:${dataset.contact}`

/** Added to it, the key of its photos. */
export const ofPhotos = ' photos'

/** Every control as an input: others lack some of its properties. */
export const controlsOf = ({ elements }: HTMLFormElement) => [...elements] as HTMLInputElement[]

/** True if a control has a value other than at first. */
export const isChanged = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  checked ? !defaultChecked : value && value !== defaultValue

const textOf = (form: HTMLFormElement): string =>
  JSON.stringify(
    controlsOf(form)
      .filter(isChanged)
      .map(({ name, value }) => [name, value]),
  )

/** Saves what stands in a form and is not as at first, or another text in its place. */
export const saveDraft = (form: HTMLFormElement, text = textOf(form)) =>
  attempt(() => {
    sessionStorage[draftKey(form)] = text
  })

/** Something that is not empty if the tab keeps anything of a form. */
export const hasDraft = (form: HTMLFormElement): unknown =>
  attempt(
    // An empty list has two characters.
    () => sessionStorage[draftKey(form)]?.[2] || sessionStorage[draftKey(form) + ofPhotos],
  )
