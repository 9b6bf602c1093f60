import type { ReactNode } from 'react'
import { useWords } from '../../renderer/server/use-words.ts'
import { RelayData } from '../leads/configured-relay.tsx'
import { ToastRegion } from '../toast/ToastRegion.tsx'
import '../ui/tokens.css'
import '../ui/base.css'
import '../ui/layout.css'
import { buttonClass } from '../ui/Button.tsx'
import printStyles from '../ui/print.css?url'
import { Dock } from './Dock.tsx'
import { type CallToAction, Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'

type LayoutProps = { callToAction?: CallToAction; children: ReactNode }

/** The frame of every page: skip link, header, page, footer, and the dock on phones. */
export const Layout = ({ callToAction = {}, children }: LayoutProps) => (
  <>
    <a className={buttonClass({}, styles.skip)} href="#main">
      {useWords('layout').skip}
    </a>
    <Header />
    <main id="main" className={styles.main} tabIndex={-1}>
      {children}
    </main>
    <Footer {...callToAction} />
    <RelayData />
    <ToastRegion />
    <link rel="stylesheet" media="print" href={printStyles} />
    <Dock emergency={callToAction.emergency ?? false} />
  </>
)
