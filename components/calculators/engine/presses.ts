/** Two presses this close are a double press by the default of most systems, in milliseconds. */
const doublePress = 500

let timer: ReturnType<typeof setTimeout>
let shield: HTMLElement | undefined
let isGoingBack = false
/** Where the last press was. */
let press = { clientX: 0, clientY: 0 }

const notePress = (event: PointerEvent): void => {
  press = event
}

/** Watches where the page is pressed. */
export const watchPresses = (): void => addEventListener('pointerdown', notePress, true)

/**
 * Shields the place of a press until a double press is over, because its second half was aimed at
 * what the first has replaced. A press elsewhere is meant for what is there now. Keys need no such
 * pause: the focus moves with what is shown.
 */
export const skipDoublePress = (): void => {
  clearTimeout(timer)
  shield ??= document.createElement('div')
  shield.className = 'shield'
  shield.style.left = `${press.clientX}px`
  shield.style.top = `${press.clientY}px`
  document.body.append(shield)
  timer = setTimeout(() => {
    isGoingBack = false
    shield?.remove()
  }, doublePress)
}

/** Goes back a step, as the button of the browser does, once for a double press. */
export const goBack = (): void => {
  // Going back takes a moment, in which the button is still there and has the focus.
  if (isGoingBack) return
  skipDoublePress()
  isGoingBack = true
  history.back()
}
