import { drawIcon, type IconProps } from '../../../ui/Icon.tsx'
import { resultIcons } from '../../../ui/result-icons.ts'

/** An icon of a result. */
export const ResultIcon = ({ name, className }: IconProps<keyof typeof resultIcons>) =>
  drawIcon(resultIcons[name], className)
