/**
 * What was typed into the field that only robots see. Browsers fill it in too, with what belongs into
 * other fields: that must not have the relay drop a lead.
 */
export const trapValue = (typed: string, fields: Readonly<Record<string, string>>): string => {
  const others = Object.values(fields).join(' ').toLowerCase()
  const words = typed.toLowerCase().split(/\s+/)
  const isPersonal = /^\s*(\S+@\S+|[\d\s()+./-]{5,})\s*$/.test(typed)
  return isPersonal || words.every((word) => others.includes(word)) ? '' : typed
}
