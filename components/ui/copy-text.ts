/** Copies a selection: web views of apps have no other way, or refuse it. */
const copySelection = (text: string): boolean => {
  const { activeElement } = document
  const field = document.createElement('textarea')
  field.className = 'sr'
  field.value = text
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
  return copied
}

/** Copies a text, and returns whether it could. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text)
  }
}
