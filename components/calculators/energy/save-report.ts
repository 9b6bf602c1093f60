import { loadWords } from '../../../renderer/browser/load-words.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { download } from '../engine/document/download.ts'
import { documentFileName } from '../engine/document/file-names.ts'
import { type EnergyDocumentData, type EnergyDocumentWording, energyDocument } from './document.ts'

type Known = Pick<EnergyDocumentWording, 'formats' | 'units'> & {
  labels: Words<'energy'>['labels']
}

const files = import.meta.glob('./{document,energy-document}{,.*}.yaml', {
  base: '../../../content/words',
  import: 'default',
})

/** Loads the words of the report. Returns what saves it on the visitor's device. */
export const load = async () => {
  const { document, 'energy-document': energy } = await loadWords(
    files,
    'document',
    'energy-document',
  )
  return (data: EnergyDocumentData, { labels, formats, units }: Known): void => {
    const { firstName, lastName } = data.visitor
    download(
      documentFileName(energy.fileName, data.date, [firstName, lastName]),
      energyDocument(data, { words: { document, energy, labels }, formats, units }),
    )
  }
}
