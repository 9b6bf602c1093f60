type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement

const controlsIn = (island: HTMLElement) =>
  island.querySelectorAll<Control>('input, select, textarea, button')

const isBox = (control: Control): control is HTMLInputElement =>
  /^(radio|checkbox)$/.test(control.type)

/** Identifies a control across renders. */
const keyOf = (control: Control): string =>
  [control.type, control.name, isBox(control) ? control.value : ''].join(' ')

type FieldState = {
  value: string
  isChecked: boolean
  isFocused: boolean
  /** Start and end of the selection, if the control has one. */
  selection: readonly [number | null, number | null]
}

const stateOf = (control: Control): FieldState => ({
  value: control.value,
  isChecked: isBox(control) && control.checked,
  isFocused: control === document.activeElement,
  selection:
    'selectionStart' in control ? [control.selectionStart, control.selectionEnd] : [null, null],
})

const restoreField = (control: Control, { value, isChecked, isFocused, selection }: FieldState) => {
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
 * has rendered the island again because others changed its elements.
 */
export const watchFields = (island: HTMLElement): (() => void) => {
  let states = new Map<string, FieldState>()
  const note = () => {
    states = new Map([...controlsIn(island)].map((control) => [keyOf(control), stateOf(control)]))
  }
  note()
  island.addEventListener('input', note, true)
  island.addEventListener('focusin', note)
  document.addEventListener('selectionchange', note)
  return () => {
    const before = states
    for (const control of controlsIn(island)) {
      const state = before.get(keyOf(control))
      if (state) restoreField(control, state)
    }
  }
}

/** Restores what was typed before the page was reloaded. */
export const restore = (form: HTMLFormElement) => {
  const typed: Iterable<[string, unknown]> = history.state?.retry ?? []
  for (const [name, value] of typed) Object.assign(form.elements.namedItem(name) ?? {}, { value })
}

/**
 * Returns what was typed into the form that the page was reloaded to submit, nothing if its script
 * has that, or undefined after any other load and for every call but the first.
 */
export const takeRetry = (): readonly unknown[] | undefined => {
  const { retry, ...state } = history.state ?? {}
  if (retry) history.replaceState(state, '')
  return retry
}
