import { readdirSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Return the folder of drawn cards below `public/assets`; its name changes with the drawings. */
function cardFolder(): string {
  const assets = here('public/assets');
  const drawn = existsSync(assets) ? readdirSync(assets) : [];
  return `/assets/${drawn.find((name) => name.startsWith('cards-')) ?? 'cards-none'}`;
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  define: { __CARDS__: JSON.stringify(cardFolder()) },
  resolve: {
    alias: { $locale: here('../src/tapete/locale') },
    // Vitest mounts components in a document of its own, so it needs Svelte's browser build.
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: '../src/tapete/static',
    emptyOutDir: true,
    target: 'es2022',
    // The server forbids inline scripts and data addresses, so every asset is a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here('.'), here('../src/tapete/locale')] },
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['{src,tests}/**/*.test.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
}));
