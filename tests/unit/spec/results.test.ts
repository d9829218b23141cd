import { fromJest, fromPhpunit, fromPlaywright } from '../../spec/results';

describe( 'the results of the runners', () => {
	it( 'are read from Jest, with the titles of the groups', () => {
		const report = {
			testResults: [
				{
					assertionResults: [
						{
							ancestorTitles: [ 'queue [4.1-01]' ],
							title: 'keeps order',
							status: 'passed',
						},
						{
							ancestorTitles: [],
							title: 'breaks',
							status: 'failed',
						},
						{
							ancestorTitles: [],
							title: 'waits',
							status: 'pending',
						},
					],
				},
			],
		};
		expect( fromJest( JSON.stringify( report ) ) ).toEqual( [
			{ title: 'queue [4.1-01] keeps order', outcome: 'passed' },
			{ title: 'breaks', outcome: 'failed' },
			{ title: 'waits', outcome: 'skipped' },
		] );
	} );

	it( 'are read from PHPUnit, whose text is escaped', () => {
		const xml = `<tests>
			<test methodName="test_a" prettifiedClassName="Cart" prettifiedMethodName="Says &quot;a &gt; b&quot; &#38; goes [7.1-01]" status="0" time="0.1">
				<group name="default"/>
			</test>
			<test prettifiedClassName="Cart" prettifiedMethodName="Skips" status="1" />
			<test prettifiedClassName="Cart" prettifiedMethodName="Fails" status="3" exceptionMessage="status=&quot;0&quot;" />
		</tests>`;
		expect( fromPhpunit( xml ) ).toEqual( [
			{ title: 'Cart Says "a > b" & goes [7.1-01]', outcome: 'passed' },
			{ title: 'Cart Skips', outcome: 'skipped' },
			{ title: 'Cart Fails', outcome: 'failed' },
		] );
	} );

	it( 'are read from Playwright, where a flaky test has failed', () => {
		const spec = ( title: string, status: string ) => ( {
			title,
			tests: [ { status } ],
		} );
		const report = {
			suites: [
				{
					title: 'walk.spec.ts',
					specs: [ spec( 'a', 'expected' ), spec( 'b', 'flaky' ) ],
					suites: [
						{
							title: 'drawer [2.6-01]',
							specs: [
								spec( 'c', 'unexpected' ),
								spec( 'd', 'skipped' ),
							],
						},
					],
				},
			],
		};
		expect( fromPlaywright( JSON.stringify( report ) ) ).toEqual( [
			{ title: 'walk.spec.ts a', outcome: 'passed' },
			{ title: 'walk.spec.ts b', outcome: 'failed' },
			{ title: 'walk.spec.ts drawer [2.6-01] c', outcome: 'failed' },
			{ title: 'walk.spec.ts drawer [2.6-01] d', outcome: 'skipped' },
		] );
	} );
} );
