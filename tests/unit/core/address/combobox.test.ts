import {
	CLOSED,
	chosen,
	isOpen,
	moved,
	opened,
} from '../../../../src/core/address/combobox';

const found = ( count: number ) =>
	Array.from( { length: count }, ( _, index ) => ( {
		id: `${ index }`,
		label: `Street ${ index }`,
	} ) );

it( 'opens with nothing highlighted', () => {
	const box = opened( found( 2 ) );
	expect( isOpen( box ) ).toBe( true );
	expect( chosen( box ) ).toBeUndefined();
} );

it( 'shows the first five at most', () => {
	expect( opened( found( 8 ) ).suggestions ).toEqual( found( 5 ) );
} );

it( 'leaves out what is no suggestion', () => {
	const box = opened( [
		null,
		7,
		{ id: 3, label: 'x' },
		{ id: 'a' },
		...found( 1 ),
	] );
	expect( box.suggestions ).toEqual( found( 1 ) );
	expect( isOpen( opened( [ {} ] ) ) ).toBe( false );
} );

it( 'moves down through all and around', () => {
	let box = opened( found( 2 ) );
	const seen = [ 1, 2, 3 ].map( () => {
		box = moved( box, 1 );
		return box.highlighted;
	} );
	expect( seen ).toEqual( [ 0, 1, 0 ] );
} );

it( 'moves up from nothing to the last, through all and around', () => {
	let box = opened( found( 3 ) );
	const seen = [ 1, 2, 3, 4 ].map( () => {
		box = moved( box, -1 );
		return box.highlighted;
	} );
	expect( seen ).toEqual( [ 2, 1, 0, 2 ] );
} );

it( 'moves nowhere when it is closed', () => {
	expect( moved( CLOSED, 1 ) ).toBe( CLOSED );
} );
