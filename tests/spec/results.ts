/** Test levels, cheapest first. A more expensive level proves a point as well. */
export const LEVELS = [ 'unit', 'php', 'browser' ] as const;

export type Level = ( typeof LEVELS )[ number ];

/** The result of a test. */
export interface Result {
	/** Full title, including its groups. */
	title: string;
	outcome: 'passed' | 'failed' | 'skipped';
	/** Duration. */
	seconds: number;
	/** Full message of a failed test. */
	error?: string;
}

interface JestReport {
	testResults: {
		assertionResults: {
			ancestorTitles: string[];
			title: string;
			status: string;
			duration?: number | null;
			failureMessages?: string[];
		}[];
	}[];
}

interface PlaywrightSuite {
	title: string;
	specs?: {
		title: string;
		tests: {
			status: string;
			results?: { duration: number; errors?: { message?: string }[] }[];
		}[];
	}[];
	suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
	suites: PlaywrightSuite[];
}

const ENTITIES: Record< string, string > = {
	amp: '&',
	apos: "'",
	gt: '>',
	lt: '<',
	quot: '"',
};

/** PHPUnit's codes of passed, skipped and incomplete tests. */
const PHPUNIT_PASSED = '0';
const PHPUNIT_SKIPPED = [ '1', '2' ];

/**
 * Returns the parser of a results file; only PHPUnit's are XML.
 *
 * @param name Name of the file.
 */
export function readerOf( name: string ): ( text: string ) => Result[] {
	if ( name.endsWith( '.xml' ) ) {
		return fromPhpunit;
	}
	return name.startsWith( 'jest' ) ? fromJest : fromPlaywright;
}

/**
 * Returns the test level of a results file.
 *
 * @param name Name of the file.
 */
export function levelOf( name: string ): Level {
	if ( name.endsWith( '.xml' ) ) {
		return 'php';
	}
	return name.startsWith( 'jest' ) ? 'unit' : 'browser';
}

/**
 * Parses the report of `jest --json`.
 *
 * @param json Content of the report.
 */
export function fromJest( json: string ): Result[] {
	const report = JSON.parse( json ) as JestReport;
	return report.testResults.flatMap( ( file ) =>
		file.assertionResults.map(
			( {
				ancestorTitles,
				title,
				status,
				duration,
				failureMessages = [],
			} ) => ( {
				title: [ ...ancestorTitles, title ].join( ' ' ),
				outcome: jestOutcome( status ),
				seconds: ( duration ?? 0 ) / 1000,
				...said( failureMessages ),
			} )
		)
	);
}

/**
 * Parses the report of Playwright's `json` reporter.
 *
 * @param json Content of the report.
 */
export function fromPlaywright( json: string ): Result[] {
	const report = JSON.parse( json ) as PlaywrightReport;
	const walk = ( suite: PlaywrightSuite, above: string[] ): Result[] => {
		const titles = [ ...above, suite.title ];
		const own = ( suite.specs ?? [] ).map( ( { title, tests } ) => {
			const runs = tests.flatMap( ( { results = [] } ) => results );
			return {
				title: [ ...titles, title ].join( ' ' ),
				outcome: playwrightOutcome(
					tests.map( ( { status } ) => status )
				),
				seconds:
					runs.reduce( ( sum, { duration } ) => sum + duration, 0 ) /
					1000,
				...said(
					runs.flatMap( ( { errors = [] } ) =>
						errors.map( ( { message = '' } ) => message )
					)
				),
			};
		} );
		const below = ( suite.suites ?? [] ).flatMap( ( inner ) =>
			walk( inner, titles )
		);
		return [ ...own, ...below ];
	};
	return report.suites.flatMap( ( suite ) => walk( suite, [] ) );
}

/**
 * Parses the report of `phpunit --testdox-xml`.
 *
 * @param xml Content of the report.
 */
export function fromPhpunit( xml: string ): Result[] {
	return [ ...xml.matchAll( /<test\s([^>]*)>/g ) ].map(
		( [ , tag = '' ] ) => {
			const status = attribute( tag, 'status' );
			return {
				title: `${ attribute(
					tag,
					'prettifiedClassName'
				) } ${ attribute( tag, 'prettifiedMethodName' ) }`,
				outcome: phpunitOutcome( status ),
				seconds: Number( attribute( tag, 'time' ) ),
				...said( [ attribute( tag, 'exceptionMessage' ) ] ),
			};
		}
	);
}

function said( messages: readonly string[] ): { error?: string } {
	const error = messages.filter( Boolean ).join( '\n' );
	return error ? { error } : {};
}

function jestOutcome( status: string ): Result[ 'outcome' ] {
	if ( status === 'passed' || status === 'failed' ) {
		return status;
	}
	return 'skipped';
}

/** A test that passed only on retry counts as failed. */
function playwrightOutcome( statuses: string[] ): Result[ 'outcome' ] {
	if ( statuses.some( ( status ) => status === 'skipped' ) ) {
		return 'skipped';
	}
	return statuses.length > 0 &&
		statuses.every( ( status ) => status === 'expected' )
		? 'passed'
		: 'failed';
}

function phpunitOutcome( status: string ): Result[ 'outcome' ] {
	if ( status === PHPUNIT_PASSED ) {
		return 'passed';
	}
	return PHPUNIT_SKIPPED.includes( status ) ? 'skipped' : 'failed';
}

function attribute( tag: string, name: string ): string {
	const value =
		new RegExp( String.raw`(?:^|\s)${ name }="([^"]*)"` ).exec(
			tag
		)?.[ 1 ] ?? '';
	return value.replace( /&(#\d+|#x[\da-f]+|\w+);/gi, entity );
}

function entity( whole: string, name: string ): string {
	if ( ! name.startsWith( '#' ) ) {
		return ENTITIES[ name ] ?? whole;
	}
	const code = name.startsWith( '#x' )
		? Number.parseInt( name.slice( 2 ), 16 )
		: Number.parseInt( name.slice( 1 ), 10 );
	return String.fromCodePoint( code );
}
