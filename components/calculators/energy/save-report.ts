import type { Words } from '../../../content/words.ts'
import { download } from '../engine/document/download.ts'
import { energyFileName } from '../engine/document/file-names.ts'
import { loadWords } from '../engine/load-words.ts'
import { type EnergyDocumentData, type EnergyDocumentWording, energyDocument } from './document.ts'

const files = import.meta.glob('../../../content/words/{document,energy-document}.yaml', { import: 'default' })
const [shared, own] = await Promise.all([loadWords(files, 'document'), loadWords(files, 'energy-document')])

type Known = Pick<EnergyDocumentWording, 'formats' | 'units'> & { labels: Words<'energy'>['labels'] }

/** Saves the report on the visitor's device. The words of the document come with this script: the page does not show them. */
export const saveReport = (data: EnergyDocumentData, { labels, formats, units }: Known): void => {
  const words = { document: shared, energy: own, labels }
  const { firstName, lastName } = data.visitor
  download(energyFileName(firstName, lastName, data.date), energyDocument(data, { words, formats, units }))
}
