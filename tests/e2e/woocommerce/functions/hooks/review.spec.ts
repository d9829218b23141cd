/**
 * Fragments that plugins refresh with the checkout totals, and the events that
 * their scripts get.
 */
import type { Site } from '../../../../site/types';
import { putBoth } from '../../../steps/in-place';
import { moveOut, putCode } from '../../../steps/neighbours';
import { haveInCart } from '../../../steps/shopper';
import { WHOSE } from '../../../support/reference';
import { expect, test } from '../../../support/test';

/** Two shipping methods, the first one selected. */
const putMethods = ( site: Site ) =>
	site.php(
		`$zone = WC_Shipping_Zones::get_zone( 0 );
		foreach ( WC_Shipping_Zones::get_zones() as $one ) { WC_Shipping_Zones::delete_zone( $one['zone_id'] ); }
		foreach ( array( 'Parcel' => '7', 'Courier' => '21' ) as $title => $cost ) {
			update_option( 'woocommerce_flat_rate_' . $zone->add_shipping_method( 'flat_rate' ) . '_settings', array( 'title' => $title, 'cost' => $cost, 'tax_status' => 'none' ) );
		}`,
		{ user: 1 }
	);

test.afterEach( ( { site } ) => moveOut( site ) );

for ( const whose of WHOSE ) {
	test( `a plugin's fragment is updated with the totals, and a script gets the response: ${ whose }`, async ( {
		page,
		site,
	} ) => {
		putCode(
			site,
			`add_action( 'woocommerce_checkout_before_customer_details', static fn () => print '<p class="their-note">Not counted yet.</p>' );
			add_filter( 'woocommerce_update_order_review_fragments', static fn ( $fragments ) => $fragments + array( '.their-note' => '<p class="their-note">They send ' . esc_html( WC()->cart->get_cart_contents_count() ) . ' for ' . esc_html( WC()->cart->get_shipping_total() ) . '.</p>' ) );
			add_action( 'wp_enqueue_scripts', static function () {
				wp_enqueue_script( 'jquery' );
				wp_add_inline_script( 'jquery', "jQuery( function ( $ ) { window.heard = []; $( document.body ).on( 'updated_checkout', function ( event, answer ) { window.heard.push( [ answer.result, answer.reload, answer.messages, String( ( answer.fragments || {} )[ '.their-note' ] ).includes( '21' ) ].join() ); } ); } );" );
			} );`
		);
		await putMethods( site );
		await putBoth( site, 'checkout' );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( whose === 'ours' ? '/checkout/' : '/their-checkout/' );
		await page.getByRole( 'radio', { name: /Courier/ } ).click();
		await expect( page.locator( '.their-note' ) ).toHaveText(
			'They send 1 for 21.'
		);
		await expect
			.poll( async () =>
				(
					await page.evaluate(
						() => ( window as { heard?: string[] } ).heard ?? []
					)
				).at( -1 )
			)
			.toBe( 'success,false,,true' );
	} );

	test( `a plugin's field among the totals is initialized again after an update: ${ whose }`, async ( {
		page,
		site,
	} ) => {
		putCode(
			site,
			`add_action( 'woocommerce_review_order_after_order_total', static function () {
				echo '<tr class="their-date" title="' . esc_attr( WC()->cart->get_shipping_total() ) . '"><th><label for="their_date">Delivery date</label></th><td><input id="their_date" name="their_date"><script>document.getElementById( "their_date" ).placeholder = "Choose a day";</script></td></tr>';
			} );`
		);
		await putMethods( site );
		await putBoth( site, 'checkout' );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( whose === 'ours' ? '/checkout/' : '/their-checkout/' );
		const date = page.getByRole( 'textbox', { name: 'Delivery date' } );
		await expect( date ).toHaveAttribute( 'placeholder', 'Choose a day' );
		await date.evaluate( ( { dataset } ) => ( dataset.first = '' ) );
		for ( const name of [ /Courier/, /Parcel/ ] ) {
			await page.getByRole( 'radio', { name } ).click();
			await expect( date ).not.toHaveAttribute( 'data-first' );
			await expect( date ).toHaveAttribute(
				'placeholder',
				'Choose a day'
			);
			await date.evaluate( ( { dataset } ) => ( dataset.first = '' ) );
		}
	} );

	test( `a plugin's external script in the totals runs again after an update, before the inline one: ${ whose }`, async ( {
		page,
		site,
	} ) => {
		putCode(
			site,
			`add_action( 'init', static function () {
				if ( isset( $_GET['their_script'] ) ) {
					header( 'Content-Type: text/javascript' );
					echo 'window.theirWord = "Choose a day";';
					exit;
				}
			} );
			add_action( 'woocommerce_review_order_after_order_total', static function () {
				echo '<tr class="their-date" title="' . esc_attr( WC()->cart->get_shipping_total() ) . '"><th><label for="their_date">Delivery date</label></th><td><input id="their_date" name="their_date"><script src="' . esc_url( home_url( '/?their_script=1&ver=2' ) ) . '"></script><script>document.getElementById( "their_date" ).placeholder = window.theirWord || "Too early"; delete window.theirWord;</script></td></tr>';
			} );`
		);
		await putMethods( site );
		await putBoth( site, 'checkout' );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( whose === 'ours' ? '/checkout/' : '/their-checkout/' );
		const date = page.getByRole( 'textbox', { name: 'Delivery date' } );
		await expect( date ).toHaveAttribute( 'placeholder', 'Choose a day' );
		await date.evaluate( ( { dataset } ) => ( dataset.first = '' ) );
		for ( const name of [ /Courier/, /Parcel/ ] ) {
			await page.getByRole( 'radio', { name } ).click();
			await expect( date ).not.toHaveAttribute( 'data-first' );
			await expect( date ).toHaveAttribute(
				'placeholder',
				'Choose a day'
			);
			await date.evaluate( ( { dataset } ) => ( dataset.first = '' ) );
		}
	} );
}
