/** Where this tab notes the lead that the browser is sending itself. */
export const noteKey = 'sent-by-browser'
