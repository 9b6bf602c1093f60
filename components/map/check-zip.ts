import { answerArea } from './area.ts'

/** Answers the ZIP code in the address of the page, where the form leads, then those in its field. */
export default function startZipCheck([check]: Iterable<HTMLElement>) {
  const form = check?.querySelector('form')
  const field = check?.querySelector('input')
  const fault = check?.querySelector<HTMLElement>('#zip-fault')
  const place = check?.querySelector<HTMLElement>('[data-answer]')
  if (!form || !field || !fault || !place) return

  const showFault = (isWrong: boolean) => {
    field.ariaInvalid = isWrong ? 'true' : null
    fault.hidden = !isWrong
    if (isWrong) field.focus()
  }
  const answer = () =>
    void answerArea(place, field.value).then((isAnswered) => showFault(!isAnswered))
  field.addEventListener('input', () => {
    showFault(false)
    place.dataset.answer = ''
    place.replaceChildren()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    answer()
  })
  const asked = new URLSearchParams(location.search).get('zip')
  if (asked === null) return
  field.value = asked
  check?.scrollIntoView()
  answer()
}
