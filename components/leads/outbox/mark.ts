/** Beginning of the name under which localStorage says that a lead waits, or keeps it. */
export const leadMark = 'waiting-lead:'

/** True when a lead waits in this browser. */
export const leadsWait = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(leadMark))
  } catch {
    return false
  }
}
