import type { Words } from '../../../content/words.ts'
import { download } from '../engine/document/download.ts'
import { roofFileName } from '../engine/document/file-names.ts'
import { loadWords } from '../engine/load-words.ts'
import { type RoofDocumentData, type RoofDocumentWording, roofDocument } from './document.ts'

const files = import.meta.glob('../../../content/words/{document,roof-document}.yaml', { import: 'default' })
const [shared, own] = await Promise.all([loadWords(files, 'document'), loadWords(files, 'roof-document')])

type Known = Pick<RoofDocumentWording, 'formats' | 'units'> & { labels: Words<'roof'>['labels'] }

/** Saves the estimate on the visitor's device. The words of the document come with this script: the page does not show them. */
export const saveEstimate = (data: RoofDocumentData, { labels, formats, units }: Known): void => {
  const words = { document: shared, roof: own, labels }
  download(roofFileName(data.date), roofDocument(data, { words, formats, units }))
}
