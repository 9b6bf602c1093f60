import type { ReactNode } from 'react'

/**
 * The icon paths, on a 24-unit grid with a stroke width of 1.75: those of islands, whose scripts
 * carry them. PageIcon has the others.
 */
export const drawings = {
  alert: (
    <>
      <path d="M12 4 2.8 19.5h18.4Z" />
      <path d="M12 10v4.5M12 17.2v.1" />
    </>
  ),
  arrow: <path d="M5 12h14M13 6l6 6-6 6" />,
  back: <path d="M19 12H5M11 6l-6 6 6 6" />,
  calendar: (
    <>
      <rect x="3.5" y="5" width="17" height="15.5" rx="2.5" />
      <path d="M3.5 10h17M8 3v4M16 3v4M9 14.8l2 2 4-4" />
    </>
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5M12 8v.1" />
    </>
  ),
  leaf: <path d="M5 19c0-9 5-14 15-14 0 9-4 14-11 14-1.5 0-3-.5-4-1.5M5 19c2-4.5 5-7 9-8.5" />,
  mail: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13.5" rx="2.5" />
      <path d="m4 7.5 8 6 8-6" />
    </>
  ),
  phone: (
    <path d="M5 4h3.6l1.7 4.6-2.2 1.5a12 12 0 0 0 5.8 5.8l1.5-2.2L20 15.4V19a1.6 1.6 0 0 1-1.7 1.6A16 16 0 0 1 3.4 5.7 1.6 1.6 0 0 1 5 4Z" />
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  download: <path d="M12 4v11M7 10.5l5 5 5-5M4.5 20h15" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="3.8" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4" />
    </>
  ),
  wind: (
    <path d="M3 9h10.5a2.7 2.7 0 1 0-2.6-3.5M3 13h15.5a2.5 2.5 0 1 1-2.4 3.2M3 17h8.5a2.2 2.2 0 1 1-2.1 2.8" />
  ),
} as const satisfies Record<string, ReactNode>

type IconProps = { className?: string | undefined; filled?: boolean }

export const IconFrame = ({ className, filled, children }: IconProps & { children: ReactNode }) => (
  <svg
    className={['i', filled && 'i-filled', className].filter(Boolean).join(' ')}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    {children}
  </svg>
)

/** An icon. Decorative: the text beside it always carries the meaning. */
export const Icon = ({ name, ...props }: IconProps & { name: keyof typeof drawings }) => (
  <IconFrame {...props}>{drawings[name]}</IconFrame>
)
