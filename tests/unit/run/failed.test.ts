import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whatFailed } from '../../run/failed';

describe( 'failures of a step', () => {
	let folder = '';

	beforeEach( () => {
		folder = mkdtempSync( join( tmpdir(), 'results-' ) );
	} );

	afterEach( () => {
		rmSync( folder, { recursive: true } );
	} );

	it( 'are its tests, PHP tests by class name', () => {
		writeFileSync(
			join( folder, 'php-sqlite.xml' ),
			'<tests><test prettifiedClassName="Cart" prettifiedMethodName="Adds" status="3"/>' +
				'<test prettifiedClassName="Cart" prettifiedMethodName="Removes" status="0"/></tests>'
		);
		expect(
			whatFailed(
				{ name: 'php-sqlite', results: 'php-sqlite.xml' },
				folder
			)
		).toEqual( [ '  failed: Cart Adds' ] );
	} );

	it( 'have the first and last lines of their error, without terminal colors', () => {
		const message = `\u001B[31mExpected: 1\u001B[39m\n\nReceived: 2\n${ 'a line\n'.repeat(
			40
		) }Open at the end: /checkout/\n    at Object.line (test.ts:86:11)`;
		writeFileSync(
			join( folder, 'playwright-browser.json' ),
			JSON.stringify( {
				suites: [
					{
						title: 'walks/guest.spec.ts',
						specs: [
							{
								title: 'orders',
								tests: [
									{
										status: 'unexpected',
										results: [
											{
												duration: 1000,
												errors: [ { message } ],
											},
										],
									},
								],
							},
						],
					},
				],
			} )
		);
		const lines = whatFailed(
			{ name: 'browser', results: 'playwright-browser.json' },
			folder
		);
		expect( lines.slice( 0, 4 ) ).toEqual( [
			'  failed: walks/guest.spec.ts orders',
			'    Expected: 1',
			'    Received: 2',
			'    a line',
		] );
		expect( lines ).toHaveLength( 14 );
		expect( lines.at( -1 ) ).toBe( '    Open at the end: /checkout/' );
	} );

	it( 'are in the format of PHPUnit and Jest', () => {
		writeFileSync(
			join( folder, 'php-mysql.xml' ),
			'<tests><test prettifiedClassName="Cart" prettifiedMethodName="Adds" status="3" exceptionMessage="1 is not 2"/></tests>'
		);
		writeFileSync(
			join( folder, 'jest.json' ),
			JSON.stringify( {
				testResults: [
					{
						assertionResults: [
							{
								ancestorTitles: [ 'a sum' ],
								title: 'is right',
								status: 'failed',
								failureMessages: [ 'Error: 3 is not 4' ],
							},
						],
					},
				],
			} )
		);
		expect(
			whatFailed(
				{ name: 'php-mysql', results: 'php-mysql.xml' },
				folder
			)
		).toEqual( [ '  failed: Cart Adds', '    1 is not 2' ] );
		expect(
			whatFailed( { name: 'jest', results: 'jest.json' }, folder )
		).toEqual( [ '  failed: a sum is right', '    Error: 3 is not 4' ] );
	} );

	it( 'are the end of the log without a named test', () => {
		const step = { name: 'bench', results: 'bench.json' };
		expect( whatFailed( step, folder ) ).toEqual( [ '  failed: bench' ] );
		writeFileSync(
			join( folder, 'bench.log' ),
			`${ 'a line\n'.repeat( 40 ) }\nError: no driver\n`
		);
		const lines = whatFailed( { name: 'bench' }, folder );
		expect( lines ).toHaveLength( 13 );
		expect( lines.at( -1 ) ).toBe( '    Error: no driver' );
		expect( whatFailed( step, folder ) ).toEqual( lines );
	} );
} );
