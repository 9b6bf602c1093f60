import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'

type CalloutProps = ComponentProps<'div'> & {
  tone?: 'info' | 'warn' | 'good' | 'bad'
  /** The state of a contact form in which its behavior shows the callout. */
  'data-when'?: string
}

const icons = { info: 'info', warn: 'info', good: 'check', bad: 'alert' } as const

export const Callout = ({ tone = 'info', title, children, ...attributes }: CalloutProps) => (
  <div className={`callout notice line top g4 ${tone}`} {...attributes}>
    <Icon name={icons[tone]} />
    <div>
      {title && <strong>{title}</strong>} {children}
    </div>
  </div>
)
