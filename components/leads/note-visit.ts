/**
 * Notes the address of the first page of a visit and of the page that linked to it, for
 * `originHere`. It stays in this tab until a form is sent, and is gone when the tab is closed.
 */
export const noteVisit = () => {
  try {
    sessionStorage.visit ??= `${location} ${document.referrer}`
  } catch {
    // Where the browser blocks storage, a lead says only which page it was sent from.
  }
}
