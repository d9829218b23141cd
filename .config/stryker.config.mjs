/**
 * Mutants of pure rules: `npm run mutants:score`, which says which files.
 */
export default {
	testRunner: 'jest',
	plugins: [ '@stryker-mutator/jest-runner' ],
	jest: {
		configFile: '.config/jest.config.js',
		// Rules are proved by tests of their own, not by those of pages that use them.
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
	// A mutant that loops for good is caught after this many milliseconds beyond what its tests take.
	timeoutMS: 10_000,
};
