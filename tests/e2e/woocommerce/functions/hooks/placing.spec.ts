/**
 * What gateway scripts do when an order is placed, in WooCommerce's checkout and
 * in ours.
 */
import { fillAddress } from '../../../steps/checkout';
import { putBoth } from '../../../steps/in-place';
import { moveOut, putCode, putPlugins } from '../../../steps/neighbours';
import { haveInCart } from '../../../steps/shopper';
import { WHOSE } from '../../../support/reference';
import { expect, test } from '../../../support/test';

test.afterEach( ( { site } ) => moveOut( site ) );

/** The test drops a response on purpose. */
test.use( { allowedErrors: [ /ERR_FAILED|Failed to fetch/ ] } );

test( 'a gateway script that depends on wc-checkout does not take over the form', async ( {
	page,
	site,
} ) => {
	putPlugins( site, 'card-gateway' );
	await putBoth( site, 'checkout' );
	const theirs: string[] = [];
	page.on( 'request', ( request ) => {
		if (
			/wc-ajax=(update_order_review|checkout)\b/.test( request.url() )
		) {
			theirs.push( request.url() );
		}
	} );
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/checkout/' );
	await fillAddress( page );
	await page.getByRole( 'radio', { name: 'Card' } ).check();
	await page.getByLabel( 'Card number' ).fill( '12345678' );
	const place = page.getByRole( 'button', { name: 'Place order' } );
	await expect( place ).toHaveCount( 1 );
	// The data that such scripts read are there.
	expect(
		await page.evaluate(
			() =>
				( window as { wc_checkout_params?: { wc_ajax_url: string } } )
					.wc_checkout_params?.wc_ajax_url
		)
	).toContain( 'wc-ajax' );
	await place.click( { noWaitAfter: true } );
	await page.waitForURL( /order-received/ );
	expect( theirs ).toEqual( [] );
	expect(
		await site.php(
			`echo wc_get_orders( array( 'limit' => 1 ) )[0]->get_meta( '_card' );`
		)
	).toBe( 'tok_5678' );
} );

for ( const whose of WHOSE ) {
	test( `a gateway delays the order until it has its token: ${ whose }`, async ( {
		page,
		site,
	} ) => {
		putCode(
			site,
			`add_action( 'wp_enqueue_scripts', static function () {
				wp_enqueue_script( 'jquery' );
				wp_add_inline_script( 'jquery', "jQuery( function ( $ ) { window.heard = []; var form = $( 'form.checkout' ); form.on( 'checkout_place_order', function () { window.heard.push( 'any' ); } ).on( 'checkout_place_order_cod', function () { window.heard.push( 'cod' ); if ( $( '#token' ).val() ) { return true; } setTimeout( function () { $( '#token' ).val( 'tok_1' ); form.trigger( 'submit' ); }, 50 ); return false; } ); } );" );
			} );
			add_action( 'woocommerce_review_order_before_submit', static fn () => print '<input type="hidden" id="token" name="their_token">' );
			add_action( 'woocommerce_checkout_create_order', static fn ( $order ) => $order->update_meta_data( '_their_token', sanitize_key( $_POST['their_token'] ?? '' ) . '.' ) );
			add_filter( 'woocommerce_available_payment_gateways', static fn ( $all ) => array_intersect_key( $all, array( 'cod' => 1 ) ) );`
		);
		await putBoth( site, 'checkout' );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( whose === 'ours' ? '/checkout/' : '/their-checkout/' );
		await fillAddress( page );
		// WooCommerce blocks its button during the order review update.
		await expect( page.locator( '.blockUI' ) ).toHaveCount( 0 );
		await page
			.getByRole( 'button', { name: 'Place order' } )
			.click( { noWaitAfter: true } );
		await page.waitForURL( /order-received/ );
		expect(
			await site.php(
				`echo wc_get_orders( array( 'limit' => 1 ) )[0]->get_meta( '_their_token' );`
			)
		).toBe( 'tok_1.' );
	} );

	test( `a form blocked by a gateway is unblocked when no order was placed: ${ whose }`, async ( {
		page,
		site,
	} ) => {
		putCode(
			site,
			`add_action( 'wp_enqueue_scripts', static function () {
				wp_enqueue_script( 'wc-jquery-blockui' );
				wp_add_inline_script( 'wc-jquery-blockui', "jQuery( function ( $ ) { var form = $( 'form.checkout' ); form.on( 'checkout_place_order_cod', function () { if ( $( '#token' ).val() ) { return true; } form.block( { message: null } ); setTimeout( function () { $( '#token' ).val( 'tok_1' ); form.trigger( 'submit' ); }, 50 ); return false; } ); $( document.body ).on( 'checkout_error', function () { $( '#token' ).val( '' ); } ); } );" );
			}, 20 );
			add_action( 'woocommerce_review_order_before_submit', static fn () => print '<input type="hidden" id="token" name="their_token">' );
			add_action( 'woocommerce_checkout_process', static fn () => wc_add_notice( 'The card was declined.', 'error' ) );
			add_filter( 'woocommerce_available_payment_gateways', static fn ( $all ) => array_intersect_key( $all, array( 'cod' => 1 ) ) );`
		);
		await putBoth( site, 'checkout' );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( whose === 'ours' ? '/checkout/' : '/their-checkout/' );
		await fillAddress( page );
		const cover = page.locator( 'form.checkout > .blockUI' );
		const place = page.getByRole( 'button', { name: 'Place order' } );
		await expect( page.locator( '.blockUI' ) ).toHaveCount( 0 );
		await place.click();
		await expect(
			page.getByText( 'The card was declined.' ).first()
		).toBeVisible();
		await expect( cover ).toHaveCount( 0 );
		// A lost response unblocks it as well.
		const lost = page.waitForEvent( 'requestfailed' );
		await page.route( /wc-ajax=\w*checkout\b/, ( route ) => route.abort() );
		await place.click();
		await lost;
		await expect( cover ).toHaveCount( 0 );
	} );

	test( `a handler prevents the redirect to the receipt: ${ whose }`, async ( {
		page,
		site,
	} ) => {
		putCode(
			site,
			`add_action( 'wp_enqueue_scripts', static function () {
				wp_enqueue_script( 'jquery' );
				wp_add_inline_script( 'jquery', "jQuery( function ( $ ) { window.heard = []; $( 'form.checkout' ).on( 'checkout_place_order_success', function ( event, result ) { window.heard.push( [ event.type, result.result, typeof result.order_id, String( result.redirect.includes( 'order-received' ) ) ].join( ' ' ) ); return ! $( '#stop' ).prop( 'checked' ); } ); } );" );
			} );
			add_action( 'woocommerce_review_order_before_submit', static fn () => print '<label><input type="checkbox" id="stop"> Stop</label>' );`
		);
		await putBoth( site, 'checkout' );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( whose === 'ours' ? '/checkout/' : '/their-checkout/' );
		await fillAddress( page );
		// A later update of the order review finds the cart empty, and removes the form.
		await expect( page.locator( '.blockUI' ) ).toHaveCount( 0 );
		await page.getByLabel( 'Stop' ).check();
		await page.getByRole( 'button', { name: 'Place order' } ).click();
		await expect(
			page
				.getByText( 'There was an error processing your order.' )
				.first()
		).toBeVisible();
		expect(
			await page.evaluate(
				() => ( window as { heard?: string[] } ).heard
			)
		).toEqual( [ 'checkout_place_order_success success number true' ] );
		await expect( page ).toHaveURL( /checkout\/$/ );
	} );

	test( `handlers get the arguments of checkout and gateway: ${ whose }`, async ( {
		page,
		site,
	} ) => {
		putCode(
			site,
			`add_action( 'wp_enqueue_scripts', static function () {
				wp_enqueue_script( 'jquery' );
				wp_add_inline_script( 'jquery', "jQuery( function ( $ ) { window.heard = []; var form = $( 'form.checkout' ), note = function ( event, checkout, more ) { window.heard.push( [ event.type, checkout.get_payment_method(), checkout.\\$checkout_form.is( form ), more ].join( ' ' ) ); }; form.on( 'checkout_place_order', function ( event, checkout ) { note( event, checkout, typeof checkout.blockOnSubmit ); } ); form.on( 'checkout_place_order_cod', function ( event, checkout ) { note( event, checkout, typeof checkout.detachUnloadEventsOnSubmit ); if ( window.opened ) { return true; } window.opened = true; checkout.submit_error( '<ul class=woocommerce-error><li>The bank is closed.</li></ul>' ); return false; } ); form.on( 'checkout_place_order_success', function ( event, result, checkout ) { note( event, checkout, Object.keys( result ).sort().join() + ' ' + result.their_intent.secret ); return false; } ); $( document.body ).on( 'checkout_error', function ( event, html ) { if ( html.includes( 'closed' ) ) { window.heard.push( 'closed' ); } } ); } );" );
			} );
			add_filter( 'woocommerce_payment_successful_result', static fn ( $result ) => array( 'their_intent' => array( 'secret' => 'pi_1' ) ) + $result );
			add_filter( 'woocommerce_available_payment_gateways', static fn ( $all ) => array_intersect_key( $all, array( 'cod' => 1 ) ) );`
		);
		await putBoth( site, 'checkout' );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( whose === 'ours' ? '/checkout/' : '/their-checkout/' );
		await fillAddress( page );
		const place = page.getByRole( 'button', { name: 'Place order' } );
		await place.click();
		const closed = page.getByText( 'The bank is closed.' );
		await expect( closed ).toBeInViewport();
		await place.click();
		const asked = [
			'checkout_place_order cod true function',
			'checkout_place_order_cod cod true function',
		];
		const heard = () =>
			page.evaluate( () => ( window as { heard?: string[] } ).heard );
		await expect
			.poll( heard )
			.toEqual( [
				...asked,
				'closed',
				...asked,
				'checkout_place_order_success cod true order_id,redirect,result,their_intent pi_1',
			] );
		await expect( closed ).toHaveCount( 0 );
	} );
}

for ( const whose of WHOSE ) {
	test( `a script gets checkout errors as notices by field: ${ whose }`, async ( {
		page,
		site,
	} ) => {
		putCode(
			site,
			`add_action( 'wp_enqueue_scripts', static function () {
				wp_enqueue_script( 'jquery' );
				wp_add_inline_script( 'jquery', "jQuery( function ( $ ) { $( document.body ).on( 'checkout_error', function ( event, html ) { window.wrong = $( html ).find( '[data-id]' ).map( function () { return $( this ).data( 'id' ); } ).get(); } ); } );" );
			} );`
		);
		await putBoth( site, 'checkout' );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( whose === 'ours' ? '/checkout/' : '/their-checkout/' );
		await fillAddress( page );
		await page.getByLabel( 'First name' ).first().fill( '' );
		await expect( page.locator( '.blockUI' ) ).toHaveCount( 0 );
		await page.getByRole( 'button', { name: 'Place order' } ).click();
		await expect
			.poll( () =>
				page.evaluate( () => ( window as { wrong?: string[] } ).wrong )
			)
			.toEqual( [ 'billing_first_name' ] );
	} );
}
