import type { ComponentProps, ReactNode } from 'react'
import { drawings, type Icon, IconFrame } from './Icon.tsx'

/** The paths of icons that only stand in the HTML of pages, drawn like those of Icon. */
const pageDrawings = {
  camera: (
    <>
      <rect x="3.5" y="7" width="17" height="12.5" rx="2.5" />
      <path d="m8.5 7 1.2-2.5h4.6L15.5 7" />
      <circle cx="12" cy="13" r="3.3" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.2 2" />
    </>
  ),
  crack: (
    <>
      <path d="M3.5 18c1-5 2-12 8.5-12s7.5 7 8.5 12Z" />
      <path d="m11 6.2 1.5 3.6-2.5 2.6 2.5 2.2L11.5 18" />
    </>
  ),
  document: (
    <>
      <path d="M6 3.5h8l4.5 4.5v12.5H6Z" />
      <path d="M14 3.5V8h4.5M9 13h6.5M9 16.5h6.5" />
    </>
  ),
  dollar: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M14.8 9.2c-.5-1-1.5-1.5-2.8-1.5-1.6 0-2.8.8-2.8 2.1 0 3 5.8 1.4 5.8 4.4 0 1.3-1.3 2.1-3 2.1-1.4 0-2.5-.6-3-1.6M12 6v1.7M12 16.3V18" />
    </>
  ),
  drop: (
    <>
      <path d="M12 3.5s6 6.6 6 10.8a6 6 0 0 1-12 0C6 10.1 12 3.5 12 3.5Z" />
      <path d="M9 14.5a3 3 0 0 0 3 3" />
    </>
  ),
  facebook: (
    <path d="M14.5 8.5h2.3V5h-2.6C11.8 5 10.7 6.5 10.7 8.6V10.5H8.5V14h2.2v6.5H14V14h2.5l.5-3.5h-3V9.2c0-.5.2-.7.5-.7Z" />
  ),
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.8" />
      <path d="M16.7 7.3v.1" />
    </>
  ),
  ladder: <path d="M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8" />,
  menu: <path d="M4 7.5h16M4 12h16M4 16.5h16" />,
  pin: (
    <>
      <path d="M12 21s7-6.2 7-11.2A7 7 0 0 0 5 9.8C5 14.8 12 21 12 21Z" />
      <circle cx="12" cy="9.8" r="2.5" />
    </>
  ),
  roof: (
    <>
      <path d="M2.5 13 12 5l9.5 8M5.5 11v8.5h13V11" />
      <path d="M9 19.5v-3a3 3 0 0 1 6 0v3" />
    </>
  ),
  salt: (
    <path d="M3 8c2.2-2.6 4.3-2.6 6.5 0s4.3 2.6 6.5 0 3.3-2.4 5-1M3 13c2.2-2.6 4.3-2.6 6.5 0s4.3 2.6 6.5 0 3.3-2.4 5-1M3 18c2.2-2.6 4.3-2.6 6.5 0s4.3 2.6 6.5 0 3.3-2.4 5-1" />
  ),
  shield: (
    <>
      <path d="M12 3.5 4.5 6v5.5c0 4.6 3.2 7.7 7.5 9 4.3-1.3 7.5-4.4 7.5-9V6Z" />
      <path d="m8.8 12 2.3 2.3 4.2-4.4" />
    </>
  ),
  star: <path d="m12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.5l6.3-.8Z" />,
  user: (
    <>
      <circle cx="12" cy="8.5" r="4" />
      <path d="M4.5 20c.8-3.8 3.8-5.5 7.5-5.5s6.7 1.7 7.5 5.5" />
    </>
  ),
  linkedin: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="3" />
      <path d="M8 10.5V16M8 8v.1M11.5 16v-5.5M11.500 13c0-3 4.500-3.500 4.500 0v3" />
    </>
  ),
  pause: <path d="M9 6v12M15 6v12" />,
  play: <path d="M8 5.5v13l11-6.5Z" />,
} as const satisfies Record<string, ReactNode>

type IconProps = ComponentProps<typeof Icon>

/** The names of all icons. */
export type IconName = IconProps['name'] | keyof typeof pageDrawings

const isShared = (name: IconName): name is IconProps['name'] => name in drawings

/** Any icon, for what no island contains: the script of one would carry all of them. */
export const PageIcon = ({ name, ...props }: Omit<IconProps, 'name'> & { name: IconName }) => (
  <IconFrame {...props}>{isShared(name) ? drawings[name] : pageDrawings[name]}</IconFrame>
)
