type Asked = { point: { x: number; y: number } | undefined; withAlt: boolean }

type Holding = {
  /** Whether an event is about the switch or the panel. */
  isOurs: (event: Event) => boolean
  /** Whether the switch is on. */
  isOn: () => boolean
  /** Asks about an element, at a point if it was one that was clicked. */
  ask: (element: Element, asked: Asked) => void
  /** Marks out the element under the pointer. */
  point: (element: Element) => void
  /** Turns the switch off, and closes the panel. */
  leave: () => void
}

const hold = (event: Event) => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Takes clicks, taps and keys from the page while they ask about it. */
export const holdClicks = ({ isOurs, isOn, ask, point, leave }: Holding): void => {
  const isAsking = (event: MouseEvent) => !isOurs(event) && (event.altKey || isOn())
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, listener, true)

  for (const type of ['pointerdown', 'mousedown', 'mouseup'] as const)
    listen(type, (event) => {
      if (isAsking(event)) hold(event)
    })
  listen('click', (event) => {
    const { target, clientX: x, clientY: y, altKey: withAlt } = event
    if (!isAsking(event) || !(target instanceof Element)) return
    hold(event)
    // A click made with the keyboard has no point.
    ask(target, { point: event.detail > 0 ? { x, y } : undefined, withAlt })
  })
  listen('keydown', (event) => {
    const { activeElement } = document
    if (event.key === 'Escape') leave()
    if (!isOn() || isOurs(event) || event.key !== 'Enter' || !activeElement) return
    hold(event)
    ask(activeElement, { point: undefined, withAlt: false })
  })
  listen('pointermove', (event) => {
    if (isOn() && event.target instanceof Element && !isOurs(event)) point(event.target)
  })
}
