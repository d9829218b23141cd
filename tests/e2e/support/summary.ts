import type {
	FullResult,
	Reporter,
	TestCase,
	TestResult,
	TestStep,
} from '@playwright/test/reporter';

/** Whether a step is the test's own; assertions in fixtures and hooks do not count. */
const isOfTest = ( step: TestStep ): boolean =>
	! [ 'hook', 'fixture' ].includes( step.category ) &&
	( ! step.parent || isOfTest( step.parent ) );

/** Prints a one-line summary at the end of a run, and fails it if a test has asserted nothing. */
export default class Summary implements Reporter {
	private readonly tests = new Map< string, TestCase >();
	private readonly asserting = new Set< string >();

	/**
	 * Counts an assertion.
	 *
	 * @param test    The test.
	 * @param _result The result of the run.
	 * @param step    The finished step.
	 */
	onStepEnd( test: TestCase, _result: TestResult, step: TestStep ): void {
		if ( step.category === 'expect' && isOfTest( step ) ) {
			this.asserting.add( test.id );
		}
	}

	/**
	 * Counts a finished test once, even if it is retried.
	 *
	 * @param test The finished test.
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
