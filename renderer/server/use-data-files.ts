import { dataAddresses } from '../content/data-files.ts'
import type { DataName } from '../content/site-index.ts'
import { useSite } from './use-site.ts'

/**
 * Returns the addresses of content that the browser loads, for the attribute `data-files` of an
 * element (renderer/browser/load-data.ts).
 */
export const useDataFiles = (...names: DataName[]): string[] => dataAddresses(useSite(), names)
