import type { Outside } from '../site/commerce/kept';

/** A step of `npm test`. */
export interface Step {
	/** Name for `--only=`. */
	name: string;
	title: string;
	/** A program in node_modules/.bin with its arguments. */
	command: [ string, ...string[] ];
	/** Time limit in minutes, after which the step counts as hanging. */
	limit: number;
	/** Steps that must be done before, if they run. */
	after?: string[];
	/**
	 * CPU cores in use; 1 by default. `all` for a step that must run alone, 0 for
	 * a step that uses only idle CPU time.
	 */
	cores?: number | 'all';
	/** Additional environment variables. */
	env?: Record< string, string >;
	/**
	 * Results file below .cache/results. An older one is removed before the
	 * run, so that it is not mistaken for the new one.
	 */
	results?: string;
	/** File without which there is nothing to run. */
	needs?: string;
	/**
	 * Minutes that an optional step takes; it is left out when the time of the
	 * run (`VITRINE_MINUTES`) is too short for it.
	 */
	spare?: number;
	/** Required software from outside the project; without it, the step is left out. */
	wants?: readonly Outside[];
}

const RESULTS = '.cache/results';

/** Time limit in minutes of steps that use only idle CPU time, which may take as long as all others. */
const FILLER_LIMIT = 80;

/** Prerequisites of all steps that boot a site. */
const READY = [ 'tools', 'build' ];

/** The PHP tests of an engine on a database. */
function php( db: string, commerce = 'builtin' ): Step[ 'command' ] {
	return [
		'tsx',
		'tests/php/run.ts',
		`--db=${ db }`,
		`--commerce=${ commerce }`,
	];
}

/**
 * The browser tests of some Playwright projects.
 *
 * @param name     Name of the step.
 * @param wants    As in a step.
 * @param projects Names of projects, or patterns of them.
 */
function browser(
	name: string,
	wants: readonly Outside[],
	...projects: string[]
): Step {
	return {
		name,
		title: `Browser tests: ${ projects.join( ', ' ) }`,
		command: [
			'playwright',
			'test',
			'--config=.config/playwright.config.ts',
			...projects.map( ( one ) => `--project=${ one }` ),
		],
		limit: 45,
		after: READY,
		cores: 'all',
		env: { VITRINE_RESULTS: name },
		results: `playwright-${ name }.json`,
		wants,
	};
}

/** Every step in the order of their start: long ones first, so that none runs alone at the end. */
export const STEPS: readonly Step[] = [
	{
		name: 'tools',
		title: 'Tools: PHP, database, browser',
		command: [ 'tsx', 'tests/site/tools.ts' ],
		limit: 15,
		needs: 'tests/site/tools.ts',
	},
	{
		name: 'build',
		title: 'Build',
		command: [
			'wp-scripts',
			'build',
			'--config',
			'.config/webpack.config.js',
			'--experimental-modules',
		],
		limit: 10,
	},
	{
		name: 'php-mysql',
		title: 'PHP tests on MariaDB',
		command: php( 'mysql' ),
		limit: 20,
		after: READY,
		results: 'php-mysql.xml',
		needs: 'tests/php/run.ts',
	},
	{
		name: 'weights',
		title: 'Weights of WooCommerce’s pages, with and without Vitrine',
		command: [ 'tsx', 'tests/bench/first-day/run.ts' ],
		limit: 20,
		after: READY,
		wants: [ 'WOOCOMMERCE_DIR' ],
	},
	{
		name: 'unit',
		title: 'Unit tests',
		cores: 2,
		command: [
			'jest',
			'--config',
			'.config/jest.config.js',
			'--json',
			`--outputFile=${ RESULTS }/jest.json`,
		],
		limit: 15,
		results: 'jest.json',
	},
	{
		name: 'lint-js',
		title: 'Lint: TypeScript',
		command: [
			'eslint',
			'--config',
			'.config/eslint.config.mjs',
			'--no-error-on-unmatched-pattern',
			'--max-warnings=0',
			'.config',
			'blocks',
			'src',
			'tests',
		],
		limit: FILLER_LIMIT,
		cores: 0,
	},
	{
		name: 'lint-php',
		title: 'Lint: PHP',
		command: [ 'tsx', 'tests/run/lint-php.ts' ],
		limit: FILLER_LIMIT,
		cores: 0,
		after: [ 'tools' ],
	},
	{
		name: 'types',
		title: 'Types',
		command: [ 'tsc', '--noEmit' ],
		limit: FILLER_LIMIT,
		cores: 0,
	},
	{
		name: 'lint-css',
		title: 'Lint: styles',
		command: [
			'stylelint',
			'--config',
			'.config/stylelint.config.js',
			'--allow-empty-input',
			'{blocks,src}/**/*.scss',
		],
		limit: FILLER_LIMIT,
		cores: 0,
	},
	{
		name: 'bench',
		title: 'Budgets',
		command: [ 'tsx', 'tests/bench/run.ts', '--steady' ],
		limit: 15,
		after: READY,
		needs: 'tests/bench/run.ts',
	},
	{
		name: 'php-sqlite',
		title: 'PHP tests on SQLite: tests that depend on the database',
		command: [ ...php( 'sqlite' ), '--short' ],
		limit: 20,
		after: READY,
		results: 'php-sqlite.xml',
		needs: 'tests/php/run.ts',
	},
	{
		name: 'network',
		title: 'PHP tests on multisite, MariaDB',
		command: [ ...php( 'mysql' ), '--network' ],
		limit: 10,
		after: READY,
		results: 'php-network-mysql.xml',
		needs: 'tests/php/run.ts',
	},
	{
		name: 'plugin-zip',
		title: 'Plugin zip',
		command: [ 'tsx', 'tests/plugin-zip/build.ts', '--no-build' ],
		limit: 5,
		after: READY,
	},
	{
		name: 'install',
		title: 'Plugin zip on a clean WordPress',
		command: [ 'tsx', 'tests/plugin-zip/install.ts' ],
		limit: 10,
		after: [ ...READY, 'plugin-zip' ],
		needs: 'tests/plugin-zip/install.ts',
	},
	{
		name: 'first-hour',
		title: 'From the plugin zip to the first order, by a new owner',
		command: [ 'tsx', 'tests/plugin-zip/walk.ts' ],
		limit: 10,
		after: [ ...READY, 'plugin-zip' ],
		needs: 'tests/plugin-zip/walk.ts',
	},
	{
		name: 'pot',
		title: 'All texts are translatable',
		command: [ 'tsx', 'tests/pot/run.ts', '--check' ],
		limit: FILLER_LIMIT,
		cores: 0,
		after: READY,
	},
	{
		name: 'woocommerce-mysql',
		title: 'PHP tests on WooCommerce, MariaDB',
		command: php( 'mysql', 'woocommerce' ),
		limit: 20,
		after: READY,
		results: 'php-woocommerce-mysql.xml',
		wants: [ 'WOOCOMMERCE_DIR' ],
	},
	{
		name: 'woocommerce-sqlite',
		title: 'PHP tests on WooCommerce, SQLite: contract and boot',
		command: [ ...php( 'sqlite', 'woocommerce' ), '--short' ],
		limit: 20,
		after: READY,
		results: 'php-woocommerce-sqlite.xml',
		wants: [ 'WOOCOMMERCE_DIR' ],
	},
	{
		name: 'downloads-sqlite',
		title: 'PHP tests on Easy Digital Downloads, sqlite',
		command: php( 'sqlite', 'downloads' ),
		limit: 20,
		after: READY,
		results: 'php-downloads-sqlite.xml',
		wants: [ 'EDD_DIR' ],
	},
	browser( 'browser', [], 'chromium' ),
	browser( 'browser-woocommerce', [ 'WOOCOMMERCE_DIR' ], 'woocommerce' ),
	browser( 'browser-downloads', [ 'EDD_DIR' ], 'downloads', 'two-shops' ),
	{
		name: 'neighbours',
		title: 'Walks with other plugins and screenshots, with and without Vitrine',
		command: [
			'playwright',
			'test',
			'--config=tests/neighbours/playwright.config.ts',
		],
		limit: 30,
		after: READY,
		cores: 'all',
		spare: 14,
		results: 'playwright-neighbours.json',
		wants: [ 'WOOCOMMERCE_DIR' ],
	},
	{
		...browser(
			'browser-classic',
			[ 'WOOCOMMERCE_DIR', 'THEME_DIR' ],
			'woocommerce-*'
		),
		spare: 6,
	},
	{
		name: 'points',
		title: 'Points proved',
		command: [ 'tsx', 'tests/spec/points.ts' ],
		limit: 2,
		// Reads the results of all other steps.
		cores: 'all',
	},
];
