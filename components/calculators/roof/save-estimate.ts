import type { Words } from '../../../content/words.ts'
import type { WordsBySubject } from '../../../renderer/browser/load-words.ts'
import { download } from '../engine/document/download.ts'
import { documentFileName } from '../engine/document/file-names.ts'
import { type RoofDocumentData, type RoofDocumentWording, roofDocument } from './document.ts'

type Known = Pick<RoofDocumentWording, 'formats' | 'units'> & { labels: Words<'roof'>['labels'] }

type DocumentWords = WordsBySubject<'document' | 'roof-document'>

/** Saves the estimate on the visitor's device. */
export const saveEstimate = (
  data: RoofDocumentData,
  { labels, formats, units }: Known,
  all: DocumentWords,
): void => {
  const words = { document: all.document, roof: all['roof-document'], labels }
  download(
    documentFileName(words.roof.fileName, data.date),
    roofDocument(data, { words, formats, units }),
  )
}
