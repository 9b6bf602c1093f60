import type { ComponentProps } from 'react'
import { buttonClass } from '../ui/Button.tsx'

/** Links that begin a message to us in an app of the visitor, by their labels. */
export type MessageLinksTo = Readonly<Record<string, string>>

/** @param more what the message also says, such as a reference. Nothing about the visitor. */
type MessageLinksProps = ComponentProps<'div'> & { to: MessageLinksTo; more?: string | undefined }

/** The ways to write to us as people write, side by side. */
export const MessageLinks = ({ to, more = '', ...box }: MessageLinksProps) => {
  const links = Object.entries(to)
  if (links.length === 0) return null
  return (
    <div className="line below-s" {...box}>
      {links.map(([label, href]) => (
        // The message is the last part of each address.
        <a
          key={label}
          className={buttonClass({ look: 'line', size: 'small' })}
          href={href + encodeURIComponent(more)}
        >
          {label}
        </a>
      ))}
    </div>
  )
}
