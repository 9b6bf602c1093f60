import { drawIcon, type IconProps } from '../../../ui/Icon.tsx'
import { resultIcons } from '../../../ui/result-icons.ts'

export const ResultIcon = ({ name, className }: IconProps<keyof typeof resultIcons>) =>
  drawIcon(resultIcons[name], className)
