import { canOutlivePage } from '../../../../src/transport/http/keepalive';

const form = ( fields: Record< string, string | Blob > ) => {
	const data = new FormData();
	Object.entries( fields ).forEach( ( [ name, value ] ) =>
		data.set( name, value )
	);
	return data;
};

describe( 'a request with keepalive', () => {
	it.each( [
		[ 'a small body', new URLSearchParams( { a: '1' } ), true ],
		[ 'a form', form( { quantity: '1' } ), true ],
		[
			'a body just below the limit',
			new URLSearchParams( { a: 'x'.repeat( 32_000 ) } ),
			true,
		],
		[
			'multibyte characters over the limit',
			new URLSearchParams( { a: 'é'.repeat( 32_000 ) } ),
			false,
		],
		[
			'many small fields',
			new URLSearchParams(
				Array.from( { length: 200 }, ( _, at ) => [ `${ at }`, '' ] )
			),
			false,
		],
		[ 'a file', form( { photo: new Blob( [ 'x' ] ) } ), false ],
		[ 'no body', undefined, false ],
	] )( '%s: %p is %p', ( _what, body, can ) => {
		expect( canOutlivePage( body ) ).toBe( can );
	} );
} );
