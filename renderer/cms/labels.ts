/** `metaTitle` becomes "Meta title". */
export const titleOf = (name: string): string => {
  const words = name
    .replace(/[-_/]/g, ' ')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
