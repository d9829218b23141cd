import type { Point } from '../../spec/ids';
import { judge, lost, table } from '../../spec/verdict';

const point = ( id: string, level: Point[ 'level' ] = 'unit' ): Point => ( {
	id,
	section: id.slice( 0, id.indexOf( '-' ) ),
	text: `Text of ${ id }`,
	shown: '',
	level,
} );

const points = [ point( '1-01' ), point( '1-02' ), point( '4.3-01' ) ];

describe( 'the verdict on points', () => {
	it( 'proves a point by a passing test, unless another fails', () => {
		const { proved, refuted } = judge( points, [
			{ title: 'a [1-01]', outcome: 'passed', level: 'unit' },
			{ title: 'b [1-02]', outcome: 'passed', level: 'unit' },
			{ title: 'c [1-02]', outcome: 'failed', level: 'unit' },
			{ title: 'd [4.3-01]', outcome: 'skipped', level: 'unit' },
		] );
		expect( [ ...proved ] ).toEqual( [ '1-01' ] );
		expect( [ ...refuted ] ).toEqual( [ '1-02' ] );
	} );

	it( 'proves a point at its level or above, not below', () => {
		const seam = [
			point( '1-01', 'browser' ),
			point( '1-02', 'php' ),
			point( '1-03', 'browser' ),
			point( '1-04', 'php' ),
		];
		const { proved } = judge( seam, [
			{ title: 'a [1-01] [1-02]', outcome: 'passed', level: 'unit' },
			{ title: 'b [1-01]', outcome: 'passed', level: 'php' },
			{ title: 'c [1-03] [1-04]', outcome: 'passed', level: 'browser' },
		] );
		expect( [ ...proved ] ).toEqual( [ '1-03', '1-04' ] );
	} );

	it( 'lets a failing lower-level test refute a point', () => {
		const { proved, refuted } = judge(
			[ point( '1-01', 'browser' ) ],
			[
				{ title: 'a [1-01]', outcome: 'failed', level: 'unit' },
				{ title: 'b [1-01]', outcome: 'passed', level: 'browser' },
			]
		);
		expect( [ [ ...proved ], [ ...refuted ] ] ).toEqual( [
			[],
			[ '1-01' ],
		] );
	} );

	it( 'ignores skipped tests', () => {
		const { proved } = judge( points, [
			{ title: 'on SQLite [1-01]', outcome: 'skipped', level: 'unit' },
			{ title: 'on MariaDB [1-01]', outcome: 'passed', level: 'unit' },
		] );
		expect( proved.has( '1-01' ) ).toBe( true );
	} );

	it( 'lists unknown IDs', () => {
		const title = 'a [9.99-01]';
		expect(
			judge( points, [ { title, outcome: 'passed', level: 'unit' } ] )
				.unknown
		).toEqual( [ { id: '9.99-01', title } ] );
	} );

	it( 'lists points proved before but not now', () => {
		expect( lost( [ '1-01', '1-02' ], new Set( [ '1-02' ] ) ) ).toEqual( [
			'1-01',
		] );
	} );
} );

describe( 'the table', () => {
	it( 'counts by section and lists the rest by number', () => {
		expect( table( points, new Set( [ '1-02' ] ), false ) ).toBe(
			[
				'section  proved  not proved',
				'1        1/2     01',
				'4.3      0/1     01',
				'all      1/3  (unit 1/3)',
			].join( '\n' )
		);
	} );

	it( 'lists the rest by text on request', () => {
		expect( table( points, new Set( [ '1-02' ] ), true ) ).toContain(
			'1-01 (unit) Text of 1-01'
		);
	} );
} );
