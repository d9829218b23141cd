/**
 * WooCommerce's cart fragments script on our pages: it requests the fragments
 * when a plugin triggers a refresh.
 */
import { moveIn, moveOut, putCode } from '../../../steps/neighbours';
import { putInPlace } from '../../../steps/in-place';
import { expectCount, expectKept, haveInCart } from '../../../steps/shopper';
import { block, putPage, setSettings } from '../../../steps/site';
import { expect, test } from '../../../support/test';

const REGIONS = 'get_refreshed_fragments';

test.afterEach( ( { site } ) => moveOut( site ) );

test( "WooCommerce's script requests a plugin's fragments once after an add, and again when the cart changed", async ( {
	page,
	site,
} ) => {
	// WooCommerce’s mini-cart block forwards jQuery add-to-cart events to its own blocks.
	putCode(
		site,
		`add_action( 'wp_enqueue_scripts', static function () {
			wp_enqueue_script( 'wc-cart-fragments' );
			wp_add_inline_script( 'wc-cart-fragments', "jQuery( function ( $ ) { window.told = 0; $( document.body ).on( 'added_to_cart', function () { document.body.dispatchEvent( new CustomEvent( 'wc-blocks_added_to_cart', { bubbles: true } ) ); $( document.body ).trigger( 'wc_fragment_refresh' ); } ).on( 'wc_fragments_refreshed', function () { window.told++; } ); } );" );
		}, 20 );
		add_action( 'wc_ajax_their_add', static function () {
			WC()->cart->add_to_cart( get_page_by_path( 'beeswax-candle', OBJECT, 'product' )->ID );
			wp_send_json( array() );
		} );`
	);
	await putPage(
		site,
		'goods',
		block( 'vitrine/mini-cart', {} ) +
			block( 'vitrine/product-listing', {} )
	);
	await page.goto( '/goods/?s=&orderby=price' );
	await page.waitForLoadState( 'networkidle' );
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( REGIONS ) ) {
			asked.push( request.method() );
		}
	} );
	const told = () =>
		page.evaluate( () => ( window as { told?: number } ).told );
	const before = ( await told() ) ?? 0;
	await page
		.getByRole( 'main' )
		.getByRole( 'button', { name: /^Add to cart/ } )
		.first()
		.click();
	await expectCount( page, 1 );
	await expect.poll( told ).toBeGreaterThan( before );
	await page.waitForLoadState( 'networkidle' );
	await expectKept( page );
	expect( asked ).toEqual( [ 'POST' ] );

	// An add by another client, which the page does not know of.
	await page.evaluate( async () => {
		const { jQuery } = window as unknown as {
			jQuery: ( target: Element ) => {
				trigger: ( type: string ) => void;
			};
		};
		await fetch( '/?wc-ajax=their_add' );
		jQuery( document.body ).trigger( 'wc_fragment_refresh' );
	} );
	await expectCount( page, 2 );
	await expect
		.poll( () =>
			page.evaluate(
				() => window.vitrine?.cart.getState().cart?.lines.length
			)
		)
		.toBe( 2 );
} );

test( 'removing an item in a side cart updates the cart page', async ( {
	page,
	site,
} ) => {
	await putInPlace( site, 'cart' );
	putCode(
		site,
		`add_action( 'wp_enqueue_scripts', static function () {
			wp_enqueue_script( 'wc-cart-fragments' );
			wp_add_inline_script( 'wc-cart-fragments', "jQuery( function ( $ ) { $( document.body ).on( 'click', '.side-remove', function () {
				$.post( '/?wc-ajax=side_remove', {}, function ( answer ) {
					$.each( answer.fragments, function ( key, html ) { $( key ).replaceWith( html ); } );
					sessionStorage.setItem( wc_cart_fragments_params.fragment_name, JSON.stringify( answer.fragments ) );
					localStorage.setItem( wc_cart_fragments_params.cart_hash_key, answer.cart_hash );
					sessionStorage.setItem( wc_cart_fragments_params.cart_hash_key, answer.cart_hash );
					$( document.body ).trigger( 'wc_fragments_refreshed' ).trigger( 'wc_update_cart' );
				} );
			} ); } );" );
		}, 20 );
		add_action( 'wp_footer', static fn () => print '<button class="side-remove">Out of the side cart</button>' );
		add_action( 'wc_ajax_side_remove', static function () {
			// As when the response to an earlier request comes later, with its cookies.
			add_filter( 'woocommerce_set_cookie_enabled', '__return_false' );
			WC()->cart->remove_cart_item( array_key_first( WC()->cart->get_cart() ) );
			WC_AJAX::get_refreshed_fragments();
		} );`
	);
	await haveInCart( page, 'Beeswax Candle' );
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/cart/' );
	const main = page.getByRole( 'main' );
	await expect(
		main.getByRole( 'link', { name: 'Beeswax Candle', exact: true } )
	).toBeVisible();
	await main.getByRole( 'spinbutton' ).first().fill( '4' );
	await main.getByRole( 'spinbutton' ).first().press( 'Enter' );
	await expectCount( page, 5 );
	await page.waitForLoadState( 'networkidle' );
	await page.getByRole( 'button', { name: 'Out of the side cart' } ).click();
	await expect(
		main.getByRole( 'link', { name: 'Beeswax Candle', exact: true } )
	).toHaveCount( 0 );
	await expect(
		main.getByRole( 'link', { name: 'Everyday Mug', exact: true } )
	).toBeVisible();
} );

test( "when a plugin enqueues WooCommerce's scripts late, an add is one request", async ( {
	page,
	shop,
	site,
} ) => {
	// In block themes, WooCommerce’s shop page has block buttons.
	test.skip( ! shop.theme, 'Classic themes only.' );
	await moveIn( site );
	// As in a WooCommerce shop by default.
	await setSettings( site, { replace_beside_jquery: false } );
	putCode(
		site,
		`add_action( 'wp_footer', static function () {
			wp_register_script( 'acme-late', false, array( 'wc-cart-fragments' ), '1', true );
			wp_enqueue_script( 'acme-late' );
			wp_add_inline_script( 'acme-late', 'window.acme = 1;' );
		}, 5 );`
	);
	await page.goto( '/shop/?orderby=price' );
	await page.waitForLoadState( 'networkidle' );
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		const { searchParams } = new URL( request.url() );
		if ( searchParams.has( 'wc-ajax' ) ) {
			asked.push( String( searchParams.get( 'wc-ajax' ) ) );
		}
	} );
	await page
		.locator( '.add_to_cart_button.ajax_add_to_cart' )
		.first()
		.click();
	await expect(
		page.getByRole( 'link', { name: 'View cart' } ).first()
	).toBeVisible();
	await page.waitForLoadState( 'networkidle' );
	await expectKept( page );
	expect( asked ).toEqual( [ 'add_to_cart' ] );
} );
