import { existsSync } from 'node:fs';

/** One part of `npm test`. */
export interface Step {
	/** What `--only=` calls it. */
	name: string;
	title: string;
	/** A program of node_modules/.bin with its arguments. */
	command: [ string, ...string[] ];
	/** Minutes after which it is ended as hanging. */
	limit: number;
	/** File of results below .cache/results; an older one is removed first, so that it proves nothing. */
	results?: string;
	/** File without which there is nothing to run yet. */
	needs?: string;
	/** Variable that names what is no part of the project; without it the step is left out. */
	wants?: string;
}

const RESULTS = '.cache/results';

/** The PHP tests of an engine, on a database. */
function php( db: string, commerce = 'builtin' ): Step[ 'command' ] {
	return [
		'tsx',
		'tests/php/run.ts',
		`--db=${ db }`,
		`--commerce=${ commerce }`,
	];
}

/** Every step, in the order in which they run. */
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
		name: 'types',
		title: 'Types',
		command: [ 'tsc', '--noEmit' ],
		limit: 10,
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
		limit: 10,
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
		limit: 5,
	},
	{
		name: 'lint-php',
		title: 'Lint: PHP',
		command: [ 'tsx', 'tests/run/lint-php.ts' ],
		limit: 10,
	},
	{
		name: 'pot',
		title: 'Every text can be translated',
		command: [ 'tsx', 'tests/pot/run.ts', '--check' ],
		limit: 2,
	},
	{
		name: 'unit',
		title: 'Unit tests',
		command: [
			'jest',
			'--config',
			'.config/jest.config.js',
			'--json',
			`--outputFile=${ RESULTS }/jest.json`,
		],
		limit: 10,
		results: 'jest.json',
	},
	{
		name: 'plugin-zip',
		title: 'Archive of the plugin',
		command: [ 'tsx', 'tests/plugin-zip/build.ts', '--no-build' ],
		limit: 5,
	},
	{
		name: 'install',
		title: 'The archive on a clean WordPress',
		command: [ 'tsx', 'tests/plugin-zip/install.ts' ],
		limit: 10,
		needs: 'tests/plugin-zip/install.ts',
	},
	{
		name: 'php-sqlite',
		title: 'PHP tests on SQLite',
		command: php( 'sqlite' ),
		limit: 15,
		results: 'php-sqlite.xml',
		needs: 'tests/php/run.ts',
	},
	{
		name: 'php-mysql',
		title: 'PHP tests on MariaDB',
		command: php( 'mysql' ),
		limit: 15,
		results: 'php-mysql.xml',
		needs: 'tests/php/run.ts',
	},
	{
		name: 'network',
		title: 'PHP tests on a network of sites, MariaDB',
		command: [ ...php( 'mysql' ), '--network' ],
		limit: 10,
		results: 'php-network-mysql.xml',
		needs: 'tests/php/run.ts',
	},
	...( [ 'sqlite', 'mysql' ] as const ).map( ( db ) => ( {
		name: `woocommerce-${ db }`,
		title: `PHP tests on WooCommerce, ${ db }`,
		command: php( db, 'woocommerce' ),
		limit: 20,
		results: `php-woocommerce-${ db }.xml`,
		wants: 'WOOCOMMERCE_DIR',
	} ) ),
	{
		name: 'downloads-sqlite',
		title: 'PHP tests on Easy Digital Downloads, sqlite',
		command: php( 'sqlite', 'downloads' ),
		limit: 20,
		results: 'php-downloads-sqlite.xml',
		wants: 'EDD_DIR',
	},
	{
		name: 'browser',
		title: 'Browser tests',
		command: [ 'playwright', 'test', '-c', '.config/playwright.config.ts' ],
		limit: 30,
		results: 'playwright.json',
		needs: 'tests/e2e/support/setup.ts',
	},
	{
		name: 'bench',
		title: 'Budgets',
		command: [ 'tsx', 'tests/bench/run.ts', '--steady' ],
		limit: 15,
		needs: 'tests/bench/run.ts',
	},
	{
		name: 'points',
		title: 'Points proved',
		command: [ 'tsx', 'tests/spec/points.ts' ],
		limit: 2,
	},
];

/**
 * The steps to run.
 *
 * @param args Command line words; `--only=a,b` and `--skip=a,b` name steps, or
 *             groups of them: `lint` is every `lint-...`.
 * @throws Error When a named step does not exist.
 */
export function chosen( args: readonly string[] ): Step[] {
	const only = named( args, '--only=' );
	const skip = named( args, '--skip=' );
	const unknown = [ ...only, ...skip ].find(
		( name ) => ! STEPS.some( ( step ) => isNamed( step, [ name ] ) )
	);
	if ( unknown !== undefined ) {
		const names = STEPS.map( ( step ) => step.name ).join( ', ' );
		throw new Error(
			`There is no step "${ unknown }". There are: ${ names }.`
		);
	}
	return STEPS.filter(
		( step ) =>
			( only.length === 0 || isNamed( step, only ) ) &&
			! isNamed( step, skip )
	);
}

/** Whether there is anything to run. */
export function isPresent( step: Step ): boolean {
	return step.needs === undefined || existsSync( step.needs );
}

/** Whether what it wants beside the project is named. */
export function isWanted( step: Step ): boolean {
	return step.wants === undefined || !! process.env[ step.wants ];
}

function isNamed( { name }: Step, names: readonly string[] ): boolean {
	return names.some(
		( word ) => word === name || name.startsWith( `${ word }-` )
	);
}

function named( args: readonly string[], option: string ): string[] {
	return args
		.filter( ( word ) => word.startsWith( option ) )
		.flatMap( ( word ) => word.slice( option.length ).split( ',' ) )
		.filter( Boolean );
}
