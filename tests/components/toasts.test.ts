import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addToast, dismissToast, toastStore } from '../../components/toast/toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shown = () => toastStore.current()

describe('toasts', () => {
  test('appear one at a time: a new one replaces the previous one', () => {
    addToast({ title: 'First', description: 'One.' })
    addToast({ title: 'Second', description: 'Two.', variant: 'destructive' })
    expect(shown().map(({ title, open }) => ({ title, open }))).toEqual([
      { title: 'Second', open: true },
    ])
  })

  test('close immediately when dismissed and are removed after 1,000,000 ms', () => {
    addToast({ title: 'Gone', description: 'Soon.' })
    dismissToast(shown()[0]?.id ?? 0)
    expect(shown()[0]).toMatchObject({ title: 'Gone', open: false })
    vi.advanceTimersByTime(999_999)
    expect(shown()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual([])
  })

  test('notify subscribers until they unsubscribe', () => {
    const listen = vi.fn()
    const stop = toastStore.subscribe(listen)
    addToast({ title: 'Heard', description: 'Once.' })
    stop()
    addToast({ title: 'Unheard', description: 'Twice.' })
    expect(listen).toHaveBeenCalledTimes(1)
  })
})
