/** Prefix of the localStorage keys that mark a waiting lead, or hold it. */
export const leadMark = 'waiting-lead:'

/** True when a lead waits in this browser. */
export const leadsWait = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(leadMark))
  } catch {
    return false
  }
}
