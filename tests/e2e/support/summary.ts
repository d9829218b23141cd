import type {
	FullResult,
	Reporter,
	TestCase,
	TestResult,
	TestStep,
} from '@playwright/test/reporter';

/** What fixtures and hooks look at is no assertion of the test. */
const isOfTest = ( step: TestStep ): boolean =>
	! [ 'hook', 'fixture' ].includes( step.category ) &&
	( ! step.parent || isOfTest( step.parent ) );

/** Ends a run with one line of plain numbers, and fails it where a test has asserted nothing. */
export default class Summary implements Reporter {
	private readonly tests = new Map< string, TestCase >();
	private readonly asserting = new Set< string >();

	/**
	 * An assertion of a test.
	 *
	 * @param test    The test.
	 * @param _result Of this run of it.
	 * @param step    What ended.
	 */
	onStepEnd( test: TestCase, _result: TestResult, step: TestStep ): void {
		if ( step.category === 'expect' && isOfTest( step ) ) {
			this.asserting.add( test.id );
		}
	}

	/**
	 * A test that runs again is still one test.
	 *
	 * @param test The test that ended.
	 */
	onTestEnd( test: TestCase ): void {
		this.tests.set( test.id, test );
	}

	onEnd( { status }: FullResult ): Promise< Pick< FullResult, 'status' > > {
		const empty = [ ...this.tests.values() ].filter(
			( test ) =>
				test.outcome() === 'expected' && ! this.asserting.has( test.id )
		);
		for ( const test of empty ) {
			process.stdout.write(
				`It asserts nothing: ${ test.titlePath().join( ' ' ) }\n`
			);
		}
		return Promise.resolve( {
			status: empty.length ? 'failed' : status,
		} );
	}

	onExit(): Promise< void > {
		const outcomes = [ ...this.tests.values() ].map( ( test ) =>
			test.outcome()
		);
		const count = ( ...names: string[] ) =>
			outcomes.filter( ( name ) => names.includes( name ) ).length;
		process.stdout.write(
			`Playwright: ${ count( 'expected' ) } passed, ${ count(
				'unexpected',
				'flaky'
			) } failed, ${ count( 'skipped' ) } skipped.\n`
		);
		return Promise.resolve();
	}
}
