import { renewOutdated } from '../../../../src/behaviours/jquery/outdated';
import type { JQuery } from '../../../../src/behaviours/jquery/of-page';
import type { CartClient } from '../../../../src/contract/types';

const URL = '/?wc-ajax=get_refreshed_fragments';

/** Opens a page on which another script sends jQuery requests. */
const open = ( state: object ) => {
	const refresh = jest.fn( () => Promise.resolve() );
	const heard: Record< string, ( ...args: unknown[] ) => void > = {};
	const renew = renewOutdated(
		( () => ( {
			on: ( event: string, handler: ( ...args: unknown[] ) => void ) => {
				heard[ event ] = handler;
			},
		} ) ) as unknown as JQuery,
		{ refresh, getState: () => state } as unknown as CartClient
	);
	const tell =
		( event: string ) =>
		( answer: unknown, options: unknown = { url: URL } ) =>
			heard[ event ]?.( {}, answer, options );
	return {
		refresh,
		renew,
		send: tell( 'ajaxSend' ),
		answer: tell( 'ajaxComplete' ),
	};
};

/** Whether the regions are requested again after another script's response. */
const asksAgain = (
	state: object,
	answer: unknown,
	options: unknown = { url: URL }
): boolean => {
	const page = open( state );
	page.answer( answer, options );
	return page.refresh.mock.calls.length > 0;
};

const KNOWN = { confirmed: { hash: 'new' }, busy: false };
const of = ( hash: unknown ) => ( { responseJSON: { cart_hash: hash } } );

describe( 'a response rendered by another script', () => {
	it.each< [ string, object, unknown, unknown, boolean ] >( [
		[ 'of an outdated cart', KNOWN, of( 'old' ), { url: URL }, true ],
		[ 'of the current cart', KNOWN, of( 'new' ), { url: URL }, false ],
		[
			'while Vitrine changes the cart',
			{ ...KNOWN, busy: true },
			of( 'old' ),
			{ url: URL },
			false,
		],
		[
			'before the cart is known',
			{ confirmed: null, busy: false },
			of( 'old' ),
			{ url: URL },
			false,
		],
		[
			'to another endpoint',
			KNOWN,
			of( 'old' ),
			{ url: '/?wc-ajax=checkout' },
			false,
		],
		[ 'without a hash', KNOWN, of( undefined ), { url: URL }, false ],
		[ 'that is not JSON', KNOWN, { status: 500 }, { url: URL }, false ],
		[ 'without data', KNOWN, undefined, undefined, false ],
	] )( '%s', ( _, state, answer, options, again ) => {
		expect( asksAgain( state, answer, options ) ).toBe( again );
	} );
} );

describe( 'regions requested by another script', () => {
	const engine = window as { wc_cart_fragments_params?: object };

	beforeEach( () => {
		jest.useFakeTimers();
		engine.wc_cart_fragments_params = {};
	} );

	afterEach( () => {
		delete engine.wc_cart_fragments_params;
		jest.useRealTimers();
	} );

	it( "are requested at once without WooCommerce's script", () => {
		delete engine.wc_cart_fragments_params;
		const { renew, refresh } = open( KNOWN );
		renew();
		expect( refresh ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'are requested when its script sends nothing, or something else', () => {
		const { renew, refresh, send } = open( KNOWN );
		renew();
		send( {}, { url: '/?wc-ajax=checkout' } );
		jest.runAllTimers();
		expect( refresh ).toHaveBeenCalledTimes( 1 );
	} );

	it.each< [ string, unknown, number ] >( [
		[ 'of the current cart', { cart: KNOWN.confirmed }, 0 ],
		[
			'of the same items at other prices',
			{ cart: { ...KNOWN.confirmed, total: 1 }, cart_hash: 'new' },
			1,
		],
		[ 'without a cart', { cart_hash: 'new' }, 1 ],
		[ 'that failed', undefined, 1 ],
	] )(
		'are left to its script, with a response %s',
		( _, responseJSON, times ) => {
			const { renew, refresh, send, answer } = open( KNOWN );
			// Response to a request that was sent before the page could observe it.
			answer( { responseJSON: { cart_hash: 'new' } } );
			renew();
			const asked = { responseJSON };
			send( asked );
			jest.runAllTimers();
			expect( refresh ).not.toHaveBeenCalled();
			answer( asked );
			expect( refresh ).toHaveBeenCalledTimes( times );
			// The next one has no known request.
			answer( { responseJSON: { cart_hash: 'new' } } );
			expect( refresh ).toHaveBeenCalledTimes( times );
		}
	);
} );
