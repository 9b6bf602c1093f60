/**
 * Says under a form what became of it before its island is awake. Hydration takes it back.
 * @param look `island-error` where something failed.
 */
export const showNotice = (form: HTMLFormElement, words = '', look = '') => {
  const notice = form.querySelector('.island-notice') ?? document.createElement('p')
  notice.className = `island-notice ${look}`
  notice.role = 'alert'
  notice.textContent = words
  form.append(notice)
}
