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

it( 'shows at most five', () => {
	expect( opened( found( 8 ) ).suggestions ).toEqual( found( 5 ) );
} );

it( 'omits invalid suggestions', () => {
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

it( 'moves down through all and wraps', () => {
	let box = opened( found( 2 ) );
	const seen = [ 1, 2, 3 ].map( () => {
		box = moved( box, 1 );
		return box.highlighted;
	} );
	expect( seen ).toEqual( [ 0, 1, 0 ] );
} );

it( 'moves up from none to the last, and wraps', () => {
	let box = opened( found( 3 ) );
	const seen = [ 1, 2, 3, 4 ].map( () => {
		box = moved( box, -1 );
		return box.highlighted;
	} );
	expect( seen ).toEqual( [ 2, 1, 0, 2 ] );
} );

it( 'does not move when closed', () => {
	expect( moved( CLOSED, 1 ) ).toBe( CLOSED );
} );
