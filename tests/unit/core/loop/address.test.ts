import { readAddress, writeAddress } from '../../../../src/core/loop/address';
import { INITIAL } from '../../../../src/core/loop/state';

const EXCLUSIVE = { composable: false };

const read = ( query: string, composable = false ) =>
	readAddress( new URLSearchParams( query ), 1, { composable } );

describe( 'the address of a listing', () => {
	it( 'is the same whatever came first: parameters and values are sorted', () => {
		const state = {
			...INITIAL,
			search: 'lamp',
			checkbox: [ 'rooms', 'care' ],
			paged: 3,
		};
		const write = ( before: string ) =>
			writeAddress( new URLSearchParams( before ), 1, state, EXCLUSIVE )
				.toString()
				.replaceAll( '%2C', ',' );
		const expected =
			'a=1&checkbox-1=care,rooms&paged-1=3&search-1=lamp&z=2';
		expect( write( 'z=2&a=1' ) ).toBe( expected );
		expect( write( 'a=1&paged-1=9&z=2' ) ).toBe( expected );
	} );

	it( 'forgets what a form without script wrote', () => {
		expect(
			writeAddress(
				new URLSearchParams(
					'checkbox-1[]=care&checkbox-1[1]=x&filter-1=checkbox&sorting-1='
				),
				1,
				INITIAL,
				EXCLUSIVE
			).toString()
		).toBe( '' );
	} );

	it( 'is read as such a form writes it', () => {
		expect(
			read( 'checkbox-1[]=rooms&checkbox-1[1]=care&category-1=all' )
		).toMatchObject( { checkbox: [ 'care', 'rooms' ], select: '' } );
	} );

	it( 'has one kind of filter: the one that was used, else the first of the precedence', () => {
		const all = 'buttonFilter-1=notes&category-1=care&checkbox-1=rooms';
		expect( read( all ) ).toMatchObject( {
			active: 'button',
			button: 'notes',
			select: '',
			checkbox: [],
		} );
		expect( read( `${ all }&filter-1=checkbox` ) ).toMatchObject( {
			active: 'checkbox',
			button: '',
			select: '',
			checkbox: [ 'rooms' ],
		} );
		expect( read( all, true ) ).toMatchObject( {
			button: 'notes',
			select: 'care',
			checkbox: [ 'rooms' ],
		} );
	} );

	it( 'has an end, however long it was made', () => {
		const many = Array.from(
			{ length: 50 },
			( _, index ) => `t${ index }`
		);
		const state = read(
			`checkbox-1=${ many.join() }&paged-1=999999&search-1=${ 'x'.repeat(
				400
			) }`
		);
		expect( state.checkbox ).toHaveLength( 12 );
		expect( state.paged ).toBe( 1000 );
		expect( state.search ).toHaveLength( 100 );
	} );

	it.each( [ '-1', '0', 'x', '1e3', '' ] )( 'has no page %p', ( paged ) => {
		expect( read( `paged-1=${ paged }` ).paged ).toBe( 0 );
	} );
} );
