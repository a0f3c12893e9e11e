import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `npm run dev` shows this client on a server that runs beside it and accepts its own page only.
const SERVER = process.env.TAPETE_SERVER ?? 'http://127.0.0.1:8000';
const headers = { origin: SERVER };

/** Return the folder of drawn cards below `public/assets`; its name changes with the drawings. */
function cardFolder(): string {
  const assets = here('public/assets');
  const drawn = existsSync(assets) ? readdirSync(assets) : [];
  return `/assets/${drawn.find((name) => name.startsWith('cards-')) ?? 'cards-none'}`;
}

const BASE =
  /node_modules|src\/lib\/|src\/protocol\/|src\/net\/api|src\/ui\/(Icon|Top|Foot|Trouble|Waiting|Rich)\b/;
const TABLE =
  /src\/net\/|src\/screens\/Table|src\/table\/(?!Extras|Menu|Phrases|Sheet|WaitingRoom|EndOfLine|Result|Rematch|Plate|Finish|Watching|rows)|guinote\/(Felt|Play|Score|actions|book|flights|match|notice|order|overlay|sentences)\b/;

export default defineConfig({
  plugins: [svelte()],
  define: { __CARDS__: JSON.stringify(cardFolder()) },
  resolve: { alias: { $locale: here('../src/tapete/locale') } },
  build: {
    outDir: '../src/tapete/static',
    emptyOutDir: true,
    target: 'es2022',
    // The server forbids inline scripts and data addresses, so every asset is a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Many small files would be a tenth larger: what every page needs is one, and what a table
        // needs before the first card is another.
        advancedChunks: {
          groups: [
            { name: 'base', test: BASE },
            { name: 'table', test: TABLE },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('.'), here('../src/tapete/locale')] },
    proxy: Object.fromEntries(
      ['/api', '/health', '/socket'].map((path) => [path, { target: SERVER, ws: true, headers }]),
    ),
  },
});
