import { defineConfig, mergeConfig } from 'vitest/config';
import client from './vite.config.ts';

export default mergeConfig(
  client,
  defineConfig({
    // Components are mounted in a document, so Svelte's build for browsers is needed.
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      include: ['{src,tests}/**/*.test.ts'],
      restoreMocks: true,
      unstubGlobals: true,
      // The first test of a file also loads its components, which takes long on a busy machine.
      testTimeout: 20_000,
    },
  }),
);
