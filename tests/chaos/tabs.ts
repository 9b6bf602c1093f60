import type { BrowserContext, Disposable, Page } from 'playwright/test'
import type { Journal } from './journal.ts'
import { breakPage, unmarked } from './page-faults.ts'
import type { Schedule } from './schedule.ts'
import { type Said, statementsIn, watchStatements } from './statements.ts'

/** What a page said of leads at a time, in milliseconds since 1970. */
export type Report = { at: number; document: number; said: readonly Said[] }

/** A tab. `document` counts the pages that any tab opened. */
export type Tab = { page: Page; document: number; scripts: Disposable[] }

/** The tabs of a browser whose pages break as a schedule says. */
export const newTabs = async (
  context: BrowserContext,
  { storage, language }: Schedule,
  journal: Journal,
  onReport: (report: Report) => void,
) => {
  const open: Tab[] = []
  const reports: Report[] = []
  const endedAt = new Map<number, number>()
  let documents = 0
  let { database } = storage

  await context.addInitScript(unmarked)
  await context.exposeBinding('reportStatements', (_source, document: number, said: Said[]) => {
    const report = { at: Date.now(), document, said }
    reports.push(report)
    journal.note(
      `page ${document} says: ${said.map(({ statement, reference }) => `${statement} ${reference}`).join(', ') || 'nothing'}`,
    )
    onReport(report)
  })

  /** Called before a tab goes to another page. */
  const prepare = async (tab: Tab) => {
    end(tab)
    documents += 1
    tab.document = documents
    for (const script of tab.scripts) await script.dispose()
    const faults = documents <= storage.faultyPages ? { ...storage, database } : undefined
    const watched = { document: documents, ...statementsIn(language) }
    tab.scripts = [
      await tab.page.addInitScript(breakPage, { document: documents, storage: faults }),
      await tab.page.addInitScript(watchStatements, watched),
    ]
  }

  const end = ({ document }: Tab) => {
    if (document > 0) endedAt.set(document, Date.now())
  }

  const failing = (what: string) => (error: unknown) =>
    journal.note(`${what}: ${String(error).split('\n')[0]}`)

  const newTab = async (): Promise<Tab> => {
    const tab: Tab = { page: await context.newPage(), document: 0, scripts: [] }
    open.push(tab)
    return tab
  }

  return {
    open,
    reports,
    endedAt,
    newTab,
    /** Opens an address. Without a connection that fails, and the browser says so. */
    goTo: async (tab: Tab, address: string): Promise<void> => {
      await prepare(tab)
      journal.note(`page ${tab.document} opens ${address}`)
      await tab.page.goto(address, { waitUntil: 'load' }).catch(failing(address))
    },
    reload: async (tab: Tab): Promise<void> => {
      await prepare(tab)
      journal.note(`page ${tab.document} is a reload`)
      await tab.page.reload({ waitUntil: 'load' }).catch(failing('reload'))
    },
    close: async (tab: Tab): Promise<void> => {
      journal.note(`page ${tab.document} is closed`)
      end(tab)
      open.splice(open.indexOf(tab), 1)
      await tab.page.close()
    },
    /** From now on, pages that are opened have a database that works if it was only flaky. */
    heal: () => {
      if (database === 'flaky') database = 'works'
    },
    /** What a page says now. */
    saidBy: (document: number): readonly Said[] =>
      reports.findLast((report) => report.document === document)?.said ?? [],
  }
}
