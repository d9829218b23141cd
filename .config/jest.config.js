/**
 * Unit tests: tests/unit mirrors the paths of what it tests.
 */
const { resolve } = require( 'path' );

const root = resolve( __dirname, '..' );

module.exports = {
	rootDir: root,
	preset: '@wordpress/jest-preset-default',
	testEnvironment: resolve( __dirname, 'jest-environment.js' ),
	testMatch: [ '<rootDir>/tests/unit/**/*.test.{ts,tsx}' ],
	modulePathIgnorePatterns: [ '<rootDir>/.cache/', '<rootDir>/build/' ],
	cacheDirectory: resolve( root, '.cache/jest' ),
	moduleNameMapper: {
		'^@vitrine/stores$': '<rootDir>/src/stores/index.ts',
		'^@vitrine/preview-store$': '<rootDir>/src/stores/preview/index.ts',
	},
	transform: {
		'\\.[jt]sx?$': require.resolve(
			'@wordpress/scripts/config/babel-transform'
		),
	},
	maxWorkers: 2,
};
