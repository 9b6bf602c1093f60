const widest = 110

/** A text in lines of comment, of which the first can stand behind a field. */
export const comment = (text: string, indent: string): string => {
  const lines = ['#']
  for (const word of text.trim().split(/\s+/)) {
    const line = lines.at(-1) ?? ''
    if (indent.length + line.length + word.length < widest)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(`# ${word}`)
  }
  return lines.join(`\n${indent}`)
}
