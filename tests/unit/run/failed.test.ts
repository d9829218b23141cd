import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedTests } from '../../run/failed';

describe( 'the failed tests of a step', () => {
	let folder = '';

	beforeEach( () => {
		folder = mkdtempSync( join( tmpdir(), 'results-' ) );
	} );

	afterEach( () => {
		rmSync( folder, { recursive: true } );
	} );

	it( 'are named, those of PHP in the words of their class', () => {
		writeFileSync(
			join( folder, 'php-sqlite.xml' ),
			'<tests><test prettifiedClassName="Cart" prettifiedMethodName="Adds" status="3"/>' +
				'<test prettifiedClassName="Cart" prettifiedMethodName="Removes" status="0"/></tests>'
		);
		expect( failedTests( 'php-sqlite.xml', folder ) ).toEqual( [
			'  failed: Cart Adds',
		] );
	} );

	it( 'are none where a step leaves no results, or ended before it wrote them', () => {
		expect( failedTests( undefined, folder ) ).toEqual( [] );
		expect( failedTests( 'jest.json', folder ) ).toEqual( [] );
	} );
} );
