/**
 * Unit tests: tests/unit mirrors the paths of the tested files.
 */
const { resolve } = require( 'path' );

const root = resolve( __dirname, '..' );

module.exports = {
	rootDir: root,
	preset: '@wordpress/jest-preset-default',
	testEnvironment: resolve( __dirname, 'jest-environment.js' ),
	setupFilesAfterEnv: [ resolve( __dirname, 'jest-setup.js' ) ],
	testMatch: [ '<rootDir>/tests/unit/**/*.test.{ts,tsx}' ],
	modulePathIgnorePatterns: [ '<rootDir>/.cache/', '<rootDir>/build/' ],
	cacheDirectory: resolve( root, '.cache/jest' ),
	moduleNameMapper: {
		'^@vitrine/(cart|checkout|loop|preview)-store$':
			'<rootDir>/src/stores/$1/index.ts',
	},
	transform: {
		'\\.m?[jt]sx?$': require.resolve(
			'@wordpress/scripts/config/babel-transform'
		),
	},
	// ES modules that WordPress's components depend on; Jest has to transform them.
	transformIgnorePatterns: [
		'/node_modules/(?!(?:uuid|@wordpress/theme|colorjs.io)/)',
	],
	maxWorkers: 2,
	// The first test of a file includes loading its imports: seconds on a busy machine.
	testTimeout: 30_000,
};
