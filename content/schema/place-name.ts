/**
 * The name of a place, as its sign has it: "Coral Gables, FL", "coral gables florida" and the slug
 * "coral-gables-fl" are "Coral Gables".
 */
export const placeName = (typed: string): string => {
  const name = typed.trim().replace(/(?:,\s*|\s+|-)(?:FL|Fla\.?|Florida)$/i, '')
  return /\p{Lu}/u.test(name)
    ? name
    : name.replace(/-/g, ' ').replace(/(?<=^|[\s.])\p{Ll}/gu, (letter) => letter.toUpperCase())
}
