import type { Words } from '../../../content/words.ts'
import type { WordsBySubject } from '../../../renderer/browser/load-words.ts'
import { download } from '../engine/document/download.ts'
import { documentFileName } from '../engine/document/file-names.ts'
import { type EnergyDocumentData, type EnergyDocumentWording, energyDocument } from './document.ts'

type Known = Pick<EnergyDocumentWording, 'formats' | 'units'> & {
  labels: Words<'energy'>['labels']
}

type DocumentWords = WordsBySubject<'document' | 'energy-document'>

/** Saves the report on the visitor's device. */
export const saveReport = (
  data: EnergyDocumentData,
  { labels, formats, units }: Known,
  all: DocumentWords,
): void => {
  const words = { document: all.document, energy: all['energy-document'], labels }
  const { firstName, lastName } = data.visitor
  download(
    documentFileName(words.energy.fileName, data.date, [firstName, lastName]),
    energyDocument(data, { words, formats, units }),
  )
}
