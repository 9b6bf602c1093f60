/** The controls of a form, and the buttons around it. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement

const controlsIn = (island: HTMLElement) =>
  island.querySelectorAll<Control>('input, select, textarea, button')

const isBox = (control: Control): control is HTMLInputElement =>
  /^(radio|checkbox)$/.test(control.type)

/** The same for a control and the one that is rendered in its place. */
const keyOf = (control: Control): string =>
  [control.type, control.name, isBox(control) ? control.value : ''].join(' ')

type Look = {
  value: string
  isChecked: boolean
  isFocused: boolean
  /** Start and end of the selection, where the control has one. */
  selection: readonly [number | null, number | null]
}

const lookOf = (control: Control): Look => ({
  value: control.value,
  isChecked: isBox(control) && control.checked,
  isFocused: control === document.activeElement,
  selection:
    'selectionStart' in control ? [control.selectionStart, control.selectionEnd] : [null, null],
})

const putBack = (control: Control, { value, isChecked, isFocused, selection }: Look) => {
  if (isBox(control)) control.checked = isChecked
  else if (control.name && control.type !== 'file' && control.value !== value) control.value = value
  const { activeElement, body } = document
  if (!isFocused || (activeElement && activeElement !== body)) return
  control.focus({ preventScroll: true })
  const [start, end] = selection
  if (start !== null && 'setSelectionRange' in control) control.setSelectionRange(start, end)
}

/**
 * Saves the values and the focus of an island. Returns a function that restores them after React
 * has rendered the island again, because others had changed its elements.
 */
export const watchFields = (island: HTMLElement): (() => void) => {
  let looks = new Map<string, Look>()
  const note = () => {
    looks = new Map([...controlsIn(island)].map((control) => [keyOf(control), lookOf(control)]))
  }
  note()
  island.addEventListener('input', note, true)
  island.addEventListener('focusin', note)
  document.addEventListener('selectionchange', note)
  return () => {
    const before = looks
    for (const control of controlsIn(island)) {
      const look = before.get(keyOf(control))
      if (look) putBack(control, look)
    }
  }
}
