/**
 * Mutation tests of pure functions; `npm run mutants:score` passes the files.
 */
export default {
	testRunner: 'jest',
	plugins: [ '@stryker-mutator/jest-runner' ],
	jest: {
		configFile: '.config/jest.config.js',
		// Only unit tests of the functions themselves count, not those of pages that use them.
		config: {
			testMatch: [
				'<rootDir>/tests/unit/{core,stores}/**/*.test.{ts,tsx}',
			],
		},
		enableFindRelatedTests: true,
	},
	coverageAnalysis: 'perTest',
	concurrency: 1,
	incremental: true,
	incrementalFile: '.cache/stryker/incremental.json',
	tempDirName: '.cache/stryker/sandbox',
	ignorePatterns: [ '.cache', 'vendor', 'build' ],
	disableTypeChecks: 'src/**/*.{ts,tsx}',
	reporters: [ 'json', 'clear-text' ],
	jsonReporter: { fileName: '.cache/results/mutants-score.json' },
	clearTextReporter: {
		allowColor: false,
		logTests: false,
		reportTests: false,
	},
	allowConsoleColors: false,
	// Milliseconds added to the normal test time before a mutant counts as an infinite loop.
	timeoutMS: 10_000,
};
