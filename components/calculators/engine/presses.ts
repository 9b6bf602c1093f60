/** Two presses this close are a double press by the default of most systems, in milliseconds. */
const doublePress = 500

let timer = 0

/**
 * Lets the page take no press until a double press is over, because its second half was aimed at
 * what the first has replaced. Keys need no such pause: the focus moves with what is shown.
 */
export const skipDoublePress = (): void => {
  clearTimeout(timer)
  document.body.style.pointerEvents = 'none'
  timer = window.setTimeout(() => {
    timer = 0
    document.body.style.pointerEvents = ''
  }, doublePress)
}

/** Goes back a step, as the button of the browser does, once for a double press. */
export const goBack = (): void => {
  // Going back takes a moment, in which the button is still there and has the focus.
  if (timer !== 0) return
  skipDoublePress()
  history.back()
}
