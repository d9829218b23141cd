import { STEPS, type Step } from './steps';

/** Time limit of a group of tests, in minutes. */
const LIMIT = 10;

const isScript = ( file: string ) => /\.(?:ts|tsx|js|mjs)$/.test( file );
const isPhp = ( file: string ) => file.endsWith( '.php' );

/** The PHP test of a file: the file itself, or the test with the same path. */
const phpTestOf = ( file: string ): string =>
	file.startsWith( 'tests/php/' )
		? file
		: file
				.replace( /^includes\//, 'tests/php/' )
				.replace( /\.php$/, 'Test.php' );

const className = ( file: string ): string =>
	file.slice( file.lastIndexOf( '/' ) + 1, -'.php'.length );

const step = ( name: string, command: Step[ 'command' ] ): Step => ( {
	name,
	title: name,
	command,
	limit: LIMIT,
} );

const whole = ( name: string ): Step[] =>
	STEPS.filter( ( one ) => one.name === name ).map(
		( { after: _after, results: _results, ...rest } ) => rest
	);

/**
 * Returns the checks to run for changed files.
 *
 * @param changed Paths.
 * @param exists  Whether a file exists.
 */
export function checksOf(
	changed: readonly string[],
	exists: ( file: string ) => boolean
): Step[] {
	const scripts = changed.filter( isScript );
	const styles = changed.filter( ( file ) => file.endsWith( '.scss' ) );
	const php = changed.filter( isPhp );
	const typed = changed.some( ( file ) => /\.(?:tsx?|json)$/.test( file ) );
	const walks = scripts.filter( ( file ) => file.endsWith( '.spec.ts' ) );
	const modules = changed.filter(
		( file ) =>
			( isScript( file ) || file.endsWith( '.json' ) ) &&
			! walks.includes( file )
	);
	const phpTests = [
		...new Set(
			php
				.map( phpTestOf )
				.filter( ( file ) => file.endsWith( 'Test.php' ) )
				.filter( exists )
				.map( className )
		),
	];
	return [
		...( typed ? whole( 'types' ) : [] ),
		...( scripts.length
			? [
					step( 'lint-js', [
						'eslint',
						'--config',
						'.config/eslint.config.mjs',
						'--no-warn-ignored',
						'--max-warnings=0',
						...scripts,
					] ),
			  ]
			: [] ),
		...( styles.length
			? [
					step( 'lint-css', [
						'stylelint',
						'--config',
						'.config/stylelint.config.js',
						...styles,
					] ),
			  ]
			: [] ),
		...( modules.length
			? [
					step( 'unit', [
						'jest',
						'--config',
						'.config/jest.config.js',
						'--passWithNoTests',
						'--findRelatedTests',
						...modules,
					] ),
			  ]
			: [] ),
		...( php.length ? whole( 'lint-php' ) : [] ),
		...( phpTests.length
			? [
					step( 'php', [
						'tsx',
						'tests/php/run.ts',
						'--db=sqlite',
						`--filter=\\\\(${ phpTests.join( '|' ) })::`,
					] ),
			  ]
			: [] ),
		...( walks.length
			? [
					step( 'browser', [
						'playwright',
						'test',
						'--config=.config/playwright.config.ts',
						'--project=chromium',
						'--pass-with-no-tests',
						...walks,
					] ),
			  ]
			: [] ),
	];
}
