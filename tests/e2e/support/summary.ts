import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Ends a run with one line of plain numbers. */
export default class Summary implements Reporter {
	private readonly tests = new Map< string, TestCase >();

	/**
	 * A test that runs again is still one test.
	 *
	 * @param test The test that ended.
	 */
	onTestEnd( test: TestCase ): void {
		this.tests.set( test.id, test );
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
