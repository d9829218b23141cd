import { fromJest, fromPhpunit, fromPlaywright } from '../../spec/results';

describe( 'test results', () => {
	it( 'are read from Jest, with describe titles', () => {
		const report = {
			testResults: [
				{
					assertionResults: [
						{
							ancestorTitles: [ 'queue [4.1-01]' ],
							title: 'keeps order',
							status: 'passed',
							duration: 1500,
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
			{
				title: 'queue [4.1-01] keeps order',
				outcome: 'passed',
				seconds: 1.5,
			},
			{ title: 'breaks', outcome: 'failed', seconds: 0 },
			{ title: 'waits', outcome: 'skipped', seconds: 0 },
		] );
	} );

	it( 'are read from PHPUnit, with escaped text', () => {
		const xml = `<tests>
			<test methodName="test_a" prettifiedClassName="Cart" prettifiedMethodName="Says &quot;a &gt; b&quot; &#38; goes [7.1-01]" status="0" time="0.1">
				<group name="default"/>
			</test>
			<test prettifiedClassName="Cart" prettifiedMethodName="Skips" status="1" />
			<test prettifiedClassName="Cart" prettifiedMethodName="Fails" status="3" exceptionMessage="status=&quot;0&quot;" />
		</tests>`;
		expect( fromPhpunit( xml ) ).toEqual( [
			{
				title: 'Cart Says "a > b" & goes [7.1-01]',
				outcome: 'passed',
				seconds: 0.1,
			},
			{ title: 'Cart Skips', outcome: 'skipped', seconds: 0 },
			{
				title: 'Cart Fails',
				outcome: 'failed',
				seconds: 0,
				error: 'status="0"',
			},
		] );
	} );

	it( 'are read from Playwright, where a flaky test counts as failed', () => {
		const spec = ( title: string, status: string ) => ( {
			title,
			tests: [ { status, results: [ { duration: 250 } ] } ],
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
		expect( fromPlaywright( JSON.stringify( report ) ) ).toEqual(
			[
				[ 'walk.spec.ts a', 'passed' ],
				[ 'walk.spec.ts b', 'failed' ],
				[ 'walk.spec.ts drawer [2.6-01] c', 'failed' ],
				[ 'walk.spec.ts drawer [2.6-01] d', 'skipped' ],
			].map( ( [ title, outcome ] ) => ( {
				title,
				outcome,
				seconds: 0.25,
			} ) )
		);
	} );
} );
