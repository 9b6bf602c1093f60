import { type DataName, dataFile } from '../content/data-file.ts'
import { useCurrentPage } from './current-page.ts'

/**
 * The addresses of content that the browser loads, for the attribute `data-files` of an element of the
 * page (renderer/browser/load-data.ts).
 */
export const useDataFiles = (...names: DataName[]): string[] => {
  const { site, facts } = useCurrentPage()
  const files = names.map((name) => dataFile(site, name))
  facts?.files.push(...files)
  return files
}
