import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import wordpress from '@wordpress/eslint-plugin';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';
import { layers } from './eslint.layers.mjs';

const root = dirname( dirname( fileURLToPath( import.meta.url ) ) );

const TYPESCRIPT = [ '**/*.{ts,tsx}' ];

// WordPress's configuration registers the same plugin; ESLint requires one and the same plugin object.
const typescriptPlugin = wordpress.configs.recommended.find(
	( config ) => config.plugins?.[ '@typescript-eslint' ]
).plugins[ '@typescript-eslint' ];

const typed = tseslint.configs.strictTypeChecked.map( ( config ) => ( {
	...config,
	...( config.plugins && {
		plugins: { '@typescript-eslint': typescriptPlugin },
	} ),
	files: TYPESCRIPT,
} ) );

export default [
	{
		ignores: [
			'.cache/**',
			'build/**',
			'node_modules/**',
			'vendor/**',
			'**/*.php',
		],
	},
	...wordpress.configs.recommended,
	...typed,
	comments.recommended,
	{
		languageOptions: {
			globals: { window: 'readonly', document: 'readonly' },
		},
		linterOptions: { reportUnusedDisableDirectives: 'error' },
		settings: { jsdoc: { mode: 'typescript' } },
		rules: {
			'@eslint-community/eslint-comments/require-description': [
				'error',
				{ ignore: [ 'eslint-enable' ] },
			],
			'max-lines': [ 'error', { max: 300 } ],
			// TypeScript resolves imports.
			'import/no-unresolved': 'off',
		},
	},
	{
		files: TYPESCRIPT,
		languageOptions: {
			parserOptions: { projectService: true, tsconfigRootDir: root },
		},
		rules: {
			// Timers store the start time before an early return.
			'@wordpress/no-unused-vars-before-return': 'off',
			// TypeScript checks names.
			'no-undef': 'off',
			'@typescript-eslint/ban-ts-comment': [
				'error',
				{
					'ts-expect-error': 'allow-with-description',
					'ts-ignore': true,
					'ts-nocheck': true,
				},
			],
			'@typescript-eslint/consistent-type-imports': 'error',
			// Interfaces use method syntax.
			'@typescript-eslint/method-signature-style': 'off',
			'@typescript-eslint/restrict-template-expressions': [
				'error',
				{ allowNumber: true },
			],
			'@typescript-eslint/no-confusing-void-expression': [
				'error',
				{ ignoreArrowShorthand: true },
			],
			'@typescript-eslint/no-misused-promises': [
				'error',
				{ checksVoidReturn: { attributes: false } },
			],
			// Request and response fields are snake_case.
			camelcase: 'off',
			// TypeScript declares the types.
			'jsdoc/require-param': 'off',
			// Self-explanatory parameters need no @param; a misspelled name is an error.
			'jsdoc/check-param-names': [
				'error',
				{ disableMissingParamChecks: true },
			],
			'jsdoc/require-returns': 'off',
			'jsdoc/require-returns-check': 'off',
			'jsdoc/require-property': 'off',
			'jsdoc/check-tag-names': 'off',
			'jsdoc/no-undefined-types': 'off',
			// For class components only; there are none.
			'react/no-direct-mutation-state': 'off',
			'react/require-render-return': 'off',
		},
	},
	...layers,
	{
		files: [ 'blocks/*/view.tsx' ],
		rules: { 'max-lines': [ 'error', { max: 40 } ] },
	},
	{
		files: [ '.config/**', 'tests/**' ],
		rules: {
			'no-console': 'off',
			'import/no-extraneous-dependencies': 'off',
		},
	},
	{
		files: [ 'tests/**/*.{ts,tsx}' ],
		rules: {
			'@typescript-eslint/no-non-null-assertion': 'off',
			'@typescript-eslint/unbound-method': 'off',
			'@typescript-eslint/require-await': 'off',
			// Mocks may have empty bodies.
			'@typescript-eslint/no-empty-function': 'off',
		},
	},
	{
		files: [ '**/*.{js,cjs,mjs}' ],
		...tseslint.configs.disableTypeChecked,
	},
];
