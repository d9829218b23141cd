import { click, focused, get, type } from '../../support/page';
import {
	type Sent,
	SUCCESS,
	hangUp,
	isBusy,
	last,
	open,
	refusal,
	sent,
	summary,
} from './shop';

afterEach( hangUp );

describe( 'placing an order', () => {
	it( 'sends the whole form and follows the redirect', async () => {
		const { browser } = await open();
		await click( '#place_order' );
		expect( last().url ).toContain( 'wc-ajax=checkout' );
		expect( last().body ).toMatchObject( {
			security: 'old',
			vitrine_order_key: 'key-1',
			cart_hash: 'h1',
			billing_email: 'ada@example.org',
			payment_method: 'cod',
		} );
		await last().answer( SUCCESS );
		expect( browser.navigate.mock.calls ).toEqual( [
			[ 'http://shop.test/received' ],
		] );
		expect( isBusy() ).toBe( true );
	} );

	it( 'sends once, however often the button is clicked', async () => {
		await open();
		await click( '#place_order' );
		await click( '#place_order' );
		await click( '#default' );
		expect( sent() ).toHaveLength( 1 );
		expect( get( '#place_order' ).getAttribute( 'aria-disabled' ) ).toBe(
			'true'
		);
	} );

	it( 'retries a lost request once with the same key', async () => {
		const { browser } = await open();
		await click( '#place_order' );
		await last().fail();
		expect( sent() ).toHaveLength( 2 );
		expect( last().body.vitrine_order_key ).toBe( 'key-1' );
		await last().answer( SUCCESS );
		expect( browser.navigate ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [
		[ 'a network error', ( request: Sent ) => request.fail() ],
		[ 'a server error', ( request: Sent ) => request.answer( 'x', 500 ) ],
		[
			'an invalid response',
			( request: Sent ) => request.answer( { a: 1 } ),
		],
		[
			'an invalid redirect URL',
			( request: Sent ) =>
				request.answer( {
					result: 'success',
					redirect: 'javascript:1',
				} ),
		],
	] )(
		'keeps the form and shows an error after %s',
		async ( _what, lose ) => {
			const { browser } = await open();
			await type( '#billing_email', 'mary@example.org' );
			await click( '#place_order' );
			await lose( last() );
			await lose( last() );
			expect( sent() ).toHaveLength( 2 );
			expect( summary().textContent ).toBe( 'Nobody knows' );
			expect( isBusy() ).toBe( false );
			expect( browser.navigate ).not.toHaveBeenCalled();

			await click( '#place_order' );
			expect( last().body ).toMatchObject( {
				vitrine_order_key: 'key-1',
				billing_email: 'mary@example.org',
			} );
			expect( summary().textContent ).toBe( '' );
		}
	);

	it( 'shows errors at their fields and in a focused summary', async () => {
		await open();
		await click( '#place_order' );
		await last().answer(
			refusal( {
				fields: {
					billing_email: 'Email is wrong',
					payment_method: 'Choose one',
					idempotency_key: 'Too old',
				},
			} )
		);
		const notice = get( '[role="alert"]' );
		expect( focused() ).toBe( notice );
		expect( notice.textContent ).toBe(
			'No order yetEmail is wrongChoose oneToo old'
		);
		expect(
			[ ...notice.querySelectorAll( 'a' ) ].map( ( { hash } ) => hash )
		).toEqual( [ '#billing_email', '#payment_method_cod' ] );
		const email = get( '#billing_email' );
		expect( email.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect(
			get( `#${ email.getAttribute( 'aria-describedby' ) ?? '' }` )
				.textContent
		).toBe( 'Email is wrong' );
		expect( isBusy() ).toBe( false );

		await type( '#billing_email', 'ada@example.com' );
		expect( email.hasAttribute( 'aria-invalid' ) ).toBe( false );
		expect( document.getElementById( 'billing_email_error' ) ).toBeNull();
	} );

	it( 'writes messages as text, not HTML', async () => {
		await open();
		await click( '#place_order' );
		await last().answer( refusal( { error: '<img src=x>' } ) );
		expect( summary().querySelector( 'img' ) ).toBeNull();
		expect( summary().textContent ).toBe( '<img src=x>' );
	} );

	it( 'clears address errors when the country changes', async () => {
		await open();
		await click( '#place_order' );
		await last().answer(
			refusal( { fields: { billing_state: 'State is missing' } } )
		);
		const country = get< HTMLSelectElement >( '#billing_country' );
		country.value = 'DE';
		country.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		expect( get( '#billing_state' ).hasAttribute( 'aria-invalid' ) ).toBe(
			false
		);
	} );

	it( 'polls a pending payment with the same key, up to a limit', async () => {
		const { browser } = await open();
		const wait = refusal( {
			code: 'vitrine_order_in_progress',
			error: 'Under way',
		} );
		await click( '#place_order' );
		await last().answer( wait );
		expect( sent() ).toHaveLength( 2 );
		expect( last().body.vitrine_order_key ).toBe( 'key-1' );
		await last().answer( wait );
		await last().answer( wait );
		expect( sent() ).toHaveLength( 3 );
		expect( summary().textContent ).toBe( 'Under way' );
		expect( browser.navigate ).not.toHaveBeenCalled();

		await click( '#place_order' );
		await last().answer( wait );
		await last().answer( SUCCESS );
		expect( browser.navigate ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'refreshes an expired nonce and retries', async () => {
		await open();
		await click( '#place_order' );
		await last().answer(
			refusal( { code: 'vitrine_nonce_expired' } ),
			403
		);
		expect( last().url ).toContain( 'wc-ajax=vitrine_nonces' );
		await last().answer( { qtyNonce: 'q', security: 'new' } );
		expect( last().body ).toMatchObject( {
			security: 'new',
			vitrine_order_key: 'key-1',
		} );
		await last().answer(
			refusal( { code: 'vitrine_nonce_expired' } ),
			403
		);
		expect( sent() ).toHaveLength( 3 );
		expect( summary().textContent ).toBe( 'No order yet' );
	} );

	it( 'uses the new key after a failed payment and refreshes the cart', async () => {
		const { names } = await open();
		await click( '#place_order' );
		await last().answer(
			refusal( {
				code: 'vitrine_payment_failed',
				vitrine_order_key: 'key-2',
				refresh: true,
			} )
		);
		expect( names() ).toEqual( [ 'get_refreshed_fragments' ] );
		await click( '#place_order' );
		expect( last().body.vitrine_order_key ).toBe( 'key-2' );
	} );

	it( 'reloads the form when restored by back after an order', async () => {
		const { browser } = await open();
		await click( '#place_order' );
		await last().answer( SUCCESS );
		window.dispatchEvent(
			new PageTransitionEvent( 'pageshow', { persisted: true } )
		);
		expect( browser.reload ).toHaveBeenCalled();
	} );
} );
