/** Where a test runs, the cheapest first: what one proves, a dearer one proves as well. */
export const LEVELS = [ 'unit', 'php', 'browser' ] as const;

export type Level = ( typeof LEVELS )[ number ];

/** What became of one test in one run. */
export interface Result {
	/** Full title, with those of its groups. */
	title: string;
	outcome: 'passed' | 'failed' | 'skipped';
	/** How long it took. */
	seconds: number;
	/** What a failed one said, whole. */
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

/** PHPUnit's numbers of passed, skipped and incomplete tests. */
const PHPUNIT_PASSED = '0';
const PHPUNIT_SKIPPED = [ '1', '2' ];

/**
 * Who reads a file of results: only PHPUnit's are XML.
 *
 * @param name Of the file.
 */
export function readerOf( name: string ): ( text: string ) => Result[] {
	if ( name.endsWith( '.xml' ) ) {
		return fromPhpunit;
	}
	return name.startsWith( 'jest' ) ? fromJest : fromPlaywright;
}

/**
 * Where the tests of a file of results ran.
 *
 * @param name Of the file.
 */
export function levelOf( name: string ): Level {
	if ( name.endsWith( '.xml' ) ) {
		return 'php';
	}
	return name.startsWith( 'jest' ) ? 'unit' : 'browser';
}

/**
 * Reads the report of `jest --json`.
 *
 * @param json Its text.
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
 * Reads the report of Playwright's `json` reporter.
 *
 * @param json Its text.
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
 * Reads the report of `phpunit --testdox-xml`.
 *
 * @param xml Its text.
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

/** A test that passed only at a second try has failed once. */
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
