/**
 * WooCommerce's own script of fragments on a page of ours: it asks the shop by
 * itself when a plugin wants the regions anew.
 */
import { moveOut, putCode } from '../../../steps/neighbours';
import { expectCount, expectKept } from '../../../steps/shopper';
import { block, putPage } from '../../../steps/site';
import { expect, test } from '../../../support/test';

const REGIONS = 'get_refreshed_fragments';

test.afterEach( ( { site } ) => moveOut( site ) );

test( 'regions that a plugin wants anew after our add are asked for once, by WooCommerce’s script, and again where its answer is of another cart', async ( {
	page,
	site,
} ) => {
	// WooCommerce’s mini-cart block tells its own blocks of an add that jQuery’s listeners hear of.
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

	// Another's add, of which only the shop knows.
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
