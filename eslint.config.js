import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';

const rules = {
  // Tables are read through indices that their own loops made; `!` says so where the compiler cannot see it.
  '@typescript-eslint/no-non-null-assertion': 'off',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
  '@typescript-eslint/explicit-module-boundary-types': 'error',
  eqeqeq: 'error',
  // One name of a component's props that is bound makes `let` of all of them.
  'prefer-const': ['error', { destructuring: 'all' }],
};

const project = [
  './tsconfig.test.json',
  './e2e/tsconfig.json',
  './apps/web/tsconfig.json',
  './apps/web/src/sw/tsconfig.json',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/.build/',
      '**/.astro/',
      '.stryker-tmp/',
      'fixtures/',
      'packages/engine/kernel/*.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    // Scripts inside Astro's files have no project; they only import.
    ignores: ['**/*.astro/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { project, extraFileExtensions: ['.svelte'], tsconfigRootDir: import.meta.dirname },
    },
    rules,
  },
  {
    files: ['**/*.svelte'],
    extends: [
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
      svelte.configs['flat/recommended'],
    ],
    languageOptions: {
      parserOptions: {
        parser: tseslint.parser,
        project: ['./apps/web/tsconfig.json'],
        extraFileExtensions: ['.svelte'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      ...rules,
      // svelte-check knows the browser's names and the components' types; the linter sees half of both.
      'no-undef': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      // Addresses are made by `link`; there is no router whose resolver could be used.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  ...astro.configs['flat/recommended'],
  {
    files: ['**/*.astro'],
    languageOptions: { parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.astro'] } },
    // `astro check` knows the names and types.
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['**/*.mjs', '*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        performance: 'readonly',
        AbortController: 'readonly',
        Buffer: 'readonly',
      },
    },
  },
);
