/** Says under a form what became of it before its island is hydrated. Hydration removes it. */
export const showNotice = (form: HTMLFormElement, words = '') => {
  const notice = form.querySelector('.island-notice') ?? document.createElement('p')
  notice.className = 'island-notice'
  notice.role = 'alert'
  notice.textContent = words
  form.append(notice)
}
