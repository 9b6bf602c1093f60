/** Where this tab notes the lead that the browser is sending itself. */
export const noteKey = 'sent-by-browser'

/** Notes that the browser is sending a lead itself. */
export const noteSentByBrowser = (id: string) => {
  try {
    sessionStorage.setItem(noteKey, id)
  } catch {
    // The outbox sends it once more, with the same id.
  }
}
