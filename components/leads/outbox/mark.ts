/** Prefix of the localStorage keys that mark or hold a waiting lead. */
export const leadMark = 'waiting-lead:'

/** True if a lead is waiting in this browser. */
export const leadsWait = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(leadMark))
  } catch {
    return false
  }
}
