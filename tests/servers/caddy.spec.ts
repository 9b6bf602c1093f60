import { testServer } from './test-server.ts'

testServer('Caddy')
