import { cart, line } from '../../core/cart/sample';
import {
	parseAnswer,
	parseSnapshot,
} from '../../../../src/transport/http/parse';
import { readSettings } from '../../../../src/transport/settings';
import { settings } from '../shop';

const IMAGE = {
	src: 'a.png',
	srcset: '',
	sizes: '',
	alt: 'A lamp',
	width: 300,
	height: 300,
};

const CARD = {
	id: 1,
	type: 'simple' as const,
	name: 'Lamp',
	permalink: '/lamp/',
	sku: '',
	image: null,
	price: 1,
	max_price: 1,
	regular_price: 1,
	on_sale: false,
	sale_percentage: 0,
	in_stock: true,
	purchasable: true,
	stock_text: '',
	button: {
		text: 'Add',
		url: '#',
		background: true,
		quantity: 1,
		label: '',
		success_message: '',
	},
};

const FULL = cart(
	[
		line( 'a', 2, {
			image: IMAGE,
			max: 5,
			data: [ { name: 'Colour', value: 'Red' } ],
		} ),
	],
	{
		coupons: [ { code: 'TEN', discount: 100 } ],
		shipping: [
			{
				id: 'flat',
				label: 'Flat',
				cost: 500,
				chosen: true,
				package: '',
			},
		],
		fees: [ { label: 'Gift wrap', amount: 300 } ],
		cross_sells: [ CARD ],
		notices: [ { type: 'info', text: 'The price changed.' } ],
	}
);

type Path = readonly ( string | number )[];

/** A copy with another value at a path; undefined removes it. */
const but = (
	value: unknown,
	[ name, ...rest ]: Path,
	now: unknown
): unknown => {
	if ( name === undefined ) {
		return now;
	}
	const copy: unknown = structuredClone( value );
	if ( typeof copy !== 'object' || copy === null ) {
		return copy;
	}
	const inner: unknown = Reflect.get( copy, name );
	const next = but( inner, rest, now );
	if ( next === undefined ) {
		Reflect.deleteProperty( copy, name );
	} else {
		Reflect.set( copy, name, next );
	}
	return copy;
};

/** All paths of a value. */
const places = ( value: unknown, path: Path = [] ): Path[] => [
	...( path.length ? [ path ] : [] ),
	...( typeof value === 'object' && value !== null
		? Object.entries( value ).flatMap( ( [ name, one ] ) =>
				places( one, [ ...path, name ] )
		  )
		: [] ),
];

describe( 'a cart', () => {
	it( 'is parsed completely, with additional data', () => {
		expect( parseSnapshot( FULL ) ).toEqual( FULL );
		expect( parseSnapshot( { ...FULL, more: 1 } ) ).toMatchObject( FULL );
	} );

	const required = places( FULL ).filter(
		// A list may be shorter.
		( path ) => ! /^\d+$/.test( String( path.at( -1 ) ) )
	);

	it.each( required.map( ( path ) => [ path.join( '.' ), path ] as const ) )(
		'is null without a valid %s',
		( _, path ) => {
			expect( parseSnapshot( but( FULL, path, undefined ) ) ).toBeNull();
			expect( parseSnapshot( but( FULL, path, Symbol() ) ) ).toBeNull();
		}
	);

	it( 'may have no image, limit and shipping', () => {
		for ( const path of [
			[ 'lines', 0, 'image' ],
			[ 'lines', 0, 'max' ],
			[ 'totals', 'shipping' ],
		] ) {
			expect( parseSnapshot( but( FULL, path, null ) ) ).not.toBeNull();
		}
	} );

	it.each( [ null, undefined, 1, 'cart', [] ] )(
		'is null for %p',
		( value ) => {
			expect( parseSnapshot( value ) ).toBeNull();
		}
	);
} );

describe( 'a response', () => {
	it( 'is its fragments, hash and other data', () => {
		const answer = {
			fragments: { '.a': '<p></p>' },
			cart_hash: 'h',
			error: 'No.',
			code: 'c',
			product_url: '/p/',
			redirect: '/r/',
			removed_key: 'k',
		};
		expect( parseAnswer( { ...answer, more: 1 } ) ).toEqual( answer );
	} );

	it( 'may be an error only, with or without a message', () => {
		expect( parseAnswer( { error: true, product_url: '/p/' } ) ).toEqual( {
			fragments: {},
			cart_hash: '',
			error: true,
			product_url: '/p/',
		} );
		expect( parseAnswer( { error: 1 } ) ).toMatchObject( { error: true } );
	} );

	it( 'is rejected by its status', () => {
		expect( parseAnswer( { code: 'x' }, true ) ).toMatchObject( {
			error: true,
			code: 'x',
		} );
		expect( parseAnswer( { error: 'No.' }, true ) ).toMatchObject( {
			error: 'No.',
		} );
	} );

	it.each( [
		null,
		1,
		'text',
		[],
		{},
		{ fragments: [] },
		{ fragments: [ '<p></p>' ] },
		{ fragments: { '.a': 1 } },
		{ cart_hash: 'h', error: false },
	] )( 'that is %j is null', ( value ) => {
		expect( parseAnswer( value ) ).toBeNull();
	} );

	it( 'ignores a hash and URL that are not strings', () => {
		expect(
			parseAnswer( { error: 'No.', cart_hash: null, product_url: [] } )
		).toEqual( { fragments: {}, cart_hash: '', error: 'No.' } );
	} );
} );

describe( 'page settings', () => {
	const read = ( value: unknown ) => {
		const script = document.createElement( 'script' );
		script.type = 'application/json';
		script.id = 'vitrine-settings';
		script.textContent = JSON.stringify( value );
		document.body.append( script );
		const result = readSettings( document );
		script.remove();
		return result;
	};

	it( 'are parsed as printed', () => {
		expect( read( settings() ) ).toEqual( settings() );
	} );

	it( 'have no views if none are printed', () => {
		expect(
			read( but( settings(), [ 'views' ], undefined ) )?.views
		).toEqual( {} );
	} );

	it( 'have defaults for missing values', () => {
		const said = read( {
			...( but( settings(), [ 'brands' ], undefined ) as object ),
			fragments: { lazy: true },
		} );
		expect( said?.brands ).toEqual( {
			commerce: 'woocommerce',
			theme: 'vitrine',
			site: '',
		} );
		expect( said?.fragments ).toEqual( {
			refresh: 'cart',
			timeout: 5000,
			lazy: true,
		} );
	} );

	it.each( [ 'ajax_url', 'endpoint_url', 'site', 'texts', 'shop', 'theme' ] )(
		'are null without %s',
		( name ) => {
			expect( read( but( settings(), [ name ], undefined ) ) ).toBeNull();
		}
	);

	it( 'are null on a page without them', () => {
		expect( readSettings( document ) ).toBeNull();
	} );
} );
