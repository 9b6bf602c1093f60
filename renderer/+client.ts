import { closeMenuOnNavigation } from '../components/layout/close-menu.ts'
import { compactHeader } from '../components/layout/compact-header.ts'
import { wakeIslands } from './wake.ts'

compactHeader()
closeMenuOnNavigation()
wakeIslands()
