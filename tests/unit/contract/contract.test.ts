import contract, { createResolver } from '../../../src/contract';
import { CONSTANTS } from './spec-constants';
import { NAMES } from './spec-names';

/** The value at a path of the contract. */
const at = ( place: string ): unknown =>
	place
		.split( '.' )
		.reduce< unknown >(
			( value, name ) =>
				typeof value === 'object' && value !== null
					? Reflect.get( value, name )
					: undefined,
			contract
		);

/** All texts below a value. */
const textsOf = ( value: unknown ): string[] => {
	if ( typeof value === 'string' ) {
		return [ value ];
	}
	return typeof value === 'object' && value !== null
		? Object.values( value ).flatMap( textsOf )
		: [];
};

/** Paths of a group's numbers. */
const numbersOf = ( group: 'limits' | 'timings_ms' ): string[] =>
	Object.entries( contract[ group ] ).flatMap( ( [ name, value ] ) =>
		typeof value === 'number' ? `${ group }.${ name }` : []
	);

describe( "the specification's constants", () => {
	it.each( CONSTANTS )( '%s, %s: %s is %p', ( _, __, place, value ) => {
		expect( at( place ) ).toEqual( value );
	} );

	it( 'include the tablet and mobile break points [9.5-10] [9.5-11]', () => {
		expect( contract.limits.tablet_break_px ).toBe( 768 );
		expect( contract.limits.mobile_break_px ).toBe( 544 );
	} );

	it( 'cover chapter 9: each paragraph has values', () => {
		const paragraphs = new Set( CONSTANTS.map( ( [ number ] ) => number ) );
		expect( [ ...paragraphs ] ).toEqual(
			Array.from( { length: 13 }, ( _, index ) => `9.${ index + 1 }` )
		);
	} );

	it( 'include all limits and timings, except listed ones', () => {
		const known = CONSTANTS.map( ( [ , , place ] ) => place );
		const unknown = [
			...numbersOf( 'timings_ms' ),
			...numbersOf( 'limits' ),
		].filter( ( place ) => ! known.includes( place ) );
		expect( unknown ).toEqual( [
			// Requesting address suggestions from the shop's server, suggesting, and prefetching a quick view
			// are specific to this project.
			'timings_ms.address_typing',
			'timings_ms.address_request',
			'timings_ms.search_suggest',
			'timings_ms.quick_view_intent',
			'timings_ms.quick_view_keep',
			// A default of decision list 3, since 7.4 makes it configurable without a value.
			'timings_ms.fragments_request_timeout',
			// An upper bound for the wallet's own timeout.
			'timings_ms.wallet_reply_timeout_max',
			'limits.tablet_break_px',
			'limits.mobile_break_px',
			'limits.search_min_length',
			'limits.search_products',
			'limits.search_posts',
			// The characters of a new password are specific to this project, too.
			'limits.password_length',
			'limits.consent_cookie_days',
			// The same for how analytics are sent, and in which batch size.
			'limits.counts_batch',
			'limits.counts_most',
			// Lifetime of this project's own sealed sessions.
			'limits.wallet_session_seconds',
		] );
	} );

	it( 'keep an attribution cookie for 259,200 minutes', () => {
		const { attribution_months, attribution_days_per_month } =
			contract.limits;
		expect( attribution_months * attribution_days_per_month * 1440 ).toBe(
			259_200
		);
	} );
} );

describe( "the specification's names", () => {
	it.each( NAMES )( 'of %s are in %s', ( _, place, names ) => {
		expect( textsOf( at( place ) ) ).toEqual(
			expect.arrayContaining( names )
		);
	} );

	it( 'include the endpoint URL of the AJAX address', () => {
		const { path, placeholder } = contract.endpoint_url;
		expect( path ).toBe( '/?wc-ajax=%%endpoint%%' );
		expect( path ).toContain( placeholder );
	} );

	it( 'include the states of the connect iframe', () => {
		expect( contract.wallet.states ).toEqual( {
			not_injected: 0,
			injecting: 1,
			ready: 2,
		} );
	} );
} );

describe( 'placeholders', () => {
	const resolve = createResolver( contract.placeholders );

	it( 'have these brands', () => {
		expect( contract.placeholders ).toEqual( {
			commerce: 'woocommerce',
			downloads: 'edd',
			theme: 'vitrine',
			blocks: 'vitrine',
			templates: 'vitrine',
			funnels: 'cartflows',
			platform: 'WP',
			gateway: 'wcpay',
			wallet: 'woopay',
			Wallet: 'WooPay',
			wallet_host: '',
			site: '',
		} );
	} );

	it( 'are all resolved, except those of callers', () => {
		const left = textsOf( { ...contract, placeholders: {} } )
			.map( resolve )
			.flatMap( ( text ) => text.match( /\{\w+\}/g ) ?? [] );
		expect( new Set( left ) ).toEqual(
			new Set( [ '{query_id}', '{field}', '{id}', '{url}' ] )
		);
	} );

	it.each( [
		[ '{theme}_nonces', 'vitrine_nonces' ],
		[ 'X-{platform}-Nonce', 'X-WP-Nonce' ],
		[ '{gateway}_get_{wallet}_session', 'wcpay_get_woopay_session' ],
		[ 'is{Wallet}DirectCheckoutEnabled', 'isWooPayDirectCheckoutEnabled' ],
		[ 'Provider {id} not', 'Provider {id} not' ],
		[ 'plain', 'plain' ],
	] )( '%s is %s', ( name, resolved ) => {
		expect( resolve( name ) ).toBe( resolved );
	} );

	it( "use a page's brands", () => {
		const own = createResolver( { theme: 'astra', gateway: 'pay' } );
		expect( own( '{theme}_nonces' ) ).toBe( 'astra_nonces' );
		expect( own( '{blocks}_x' ) ).toBe( '{blocks}_x' );
	} );

	it( 'prefix both wallet session endpoints with the gateway [9.12-06]', () => {
		const { wallet_session, wallet_minimum_session } = contract.endpoints;
		for ( const endpoint of [ wallet_session, wallet_minimum_session ] ) {
			expect( endpoint ).toMatch( /^\{gateway\}_/ );
			expect( resolve( endpoint ) ).toMatch( /^wcpay_/ );
		}
	} );
} );
