import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const lines = (max) => ['error', { max, skipBlankLines: false, skipComments: false }];

export default defineConfig(
  { ignores: ['node_modules', 'public', 'src/protocol/generated.ts'] },
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs['flat/recommended'],
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js'] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': lines(400),
      'max-lines-per-function': lines(40),
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // A component's promise handlers are allowed where an event handler is expected.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      'no-undef': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  { files: ['*.js'], ...ts.configs.disableTypeChecked },
  { files: ['**/*.test.ts'], rules: { 'max-lines-per-function': 'off' } },
);
