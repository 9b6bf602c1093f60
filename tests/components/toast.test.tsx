import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToastView } from '../../components/toast/toaster.tsx'

const draw = (action?: { label: string; run: () => void }) =>
  renderToStaticMarkup(
    <ToastView
      toast={{ title: 'Saved', description: 'On this device.', ...(action && { action }) }}
      isEmpty={false}
      dismiss="Dismiss"
      close={() => undefined}
    />,
  )

test('a toast has the button of its action before the one that closes it', () => {
  const buttons = (html: string) => html.match(/<button.*?<\/button>/g) ?? []
  expect(buttons(draw())).toHaveLength(1)
  const [first = '', last] = buttons(draw({ label: 'Try again', run: () => undefined }))
  expect(first).toContain('>Try again<')
  expect(last).toContain('aria-label="Dismiss"')
})
