import { lazy } from '../../renderer/memoize.ts'
import { resultIcons } from './result-icons.ts'

/** Icons as paths on a grid of 24 units: those included in the script of a wizard. */
const islandIcons = {
  alert: 'M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17.2v.1',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0ZM12 11v5M12 8v.1',
}

/** Icons used only in the HTML of pages. */
const pageIcons = {
  phone:
    'M5 4h3.6l1.7 4.6-2.2 1.5a12 12 0 0 0 5.8 5.8l1.5-2.2L20 15.4V19a1.6 1.6 0 0 1-1.7 1.6A16 16 0 0 1 3.4 5.7 1.6 1.6 0 0 1 5 4Z',
  camera:
    'M6 7h12a2.5 2.5 0 0 1 2.5 2.5v7.5a2.5 2.5 0 0 1-2.5 2.5h-12a2.5 2.5 0 0 1-2.5-2.5v-7.5a2.5 2.5 0 0 1 2.5-2.5ZM8.5 7l1.2-2.5h4.6L15.5 7M8.7 13a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0Z',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0ZM12 7v5l3.2 2',
  crack: 'M3.5 18c1-5 2-12 8.5-12s7.5 7 8.5 12ZM11 6.2l1.5 3.6-2.5 2.6 2.5 2.2L11.5 18',
  document: 'M6 3.5h8l4.5 4.5v12.5H6ZM14 3.5V8h4.5M9 13h6.5M9 16.5h6.5',
  dollar:
    'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0ZM14.8 9.2c-.5-1-1.5-1.5-2.8-1.5-1.6 0-2.8.8-2.8 2.1 0 3 5.8 1.4 5.8 4.4 0 1.3-1.3 2.1-3 2.1-1.4 0-2.5-.6-3-1.6M12 6v1.7M12 16.3V18',
  drop: 'M12 3.5s6 6.6 6 10.8a6 6 0 0 1-12 0C6 10.1 12 3.5 12 3.5ZM9 14.5a3 3 0 0 0 3 3',
  facebook:
    'M14.5 8.5h2.3V5h-2.6C11.8 5 10.7 6.5 10.7 8.6V10.5H8.5V14h2.2v6.5H14V14h2.5l.5-3.5h-3V9.2c0-.5.2-.7.5-.7Z',
  instagram:
    'M8.5 4h7a4.5 4.5 0 0 1 4.5 4.5v7a4.5 4.5 0 0 1-4.5 4.5h-7a4.5 4.5 0 0 1-4.5-4.5v-7a4.5 4.5 0 0 1 4.5-4.5ZM8.2 12a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0ZM16.7 7.3v.1',
  ladder: 'M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8',
  linkedin:
    'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3ZM8 10.5V16M8 8v.1M11.5 16v-5.5M11.5 13c0-3 4.5-3.5 4.5 0v3',
  message:
    'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 17h-7l-4.5 3.5V17H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5ZM8 9.5h8M8 12.7h5',
  menu: 'M4 7.5h16M4 12h16M4 16.5h16',
  pause: 'M9 6v12M15 6v12',
  pin: 'M12 21s7-6.2 7-11.2A7 7 0 0 0 5 9.8C5 14.8 12 21 12 21ZM9.5 9.8a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0Z',
  play: 'M8 5.5v13l11-6.5Z',
  plus: 'M12 5v14M5 12h14',
  roof: 'M2.5 13 12 5l9.5 8M5.5 11v8.5h13V11M9 19.5v-3a3 3 0 0 1 6 0v3',
  salt: 'M3 8c2.2-2.6 4.3-2.6 6.5 0s4.3 2.6 6.5 0 3.3-2.4 5-1M3 13c2.2-2.6 4.3-2.6 6.5 0s4.3 2.6 6.5 0 3.3-2.4 5-1M3 18c2.2-2.6 4.3-2.6 6.5 0s4.3 2.6 6.5 0 3.3-2.4 5-1',
  shield: 'M12 3.5 4.5 6v5.5c0 4.6 3.2 7.7 7.5 9 4.3-1.3 7.5-4.4 7.5-9V6ZM8.8 12l2.3 2.3 4.2-4.4',
  sun: 'M8.2 12a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  user: 'M8 8.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0ZM4.5 20c.8-3.8 3.8-5.5 7.5-5.5s6.7 1.7 7.5 5.5',
  wind: 'M3 9h10.5a2.7 2.7 0 1 0-2.6-3.5M3 13h15.5a2.5 2.5 0 1 1-2.4 3.2M3 17h8.5a2.2 2.2 0 1 1-2.1 2.8',
}

type IslandIconName = keyof typeof islandIcons
type ResultIconName = keyof typeof resultIcons
export type IconName = IslandIconName | ResultIconName | keyof typeof pageIcons
export type IconProps<Name> = { name: Name; className?: string | undefined }

export const drawIcon = (path: string, className?: string) => (
  <svg className={className ? `i ${className}` : 'i'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)

/** An icon. Decorative: the text beside it always carries the meaning. */
export const Icon = ({ name, className }: IconProps<IslandIconName>) =>
  drawIcon(islandIcons[name], className)

const allIcons = /* @__PURE__ */ lazy(() => ({ ...islandIcons, ...resultIcons, ...pageIcons }))

/** Any icon, for use outside islands, whose scripts would otherwise include all of them. */
export const PageIcon = ({ name, className }: IconProps<IconName>) =>
  drawIcon(allIcons()[name], className)
