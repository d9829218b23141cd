/**
 * Checkout fields of other plugins in our form.
 */
import {
	checkOutMug,
	expectThanks,
	fillAddress,
	placeOrder,
} from '../../steps/checkout';
import { putInPlace } from '../../steps/in-place';
import { moveOut, putCode } from '../../steps/neighbours';
import { haveInCart } from '../../steps/shopper';
import { expect, test } from '../../support/test';

test.beforeEach( async ( { site } ) => {
	await putInPlace( site, 'checkout' );
	putCode(
		site,
		`
add_filter( 'woocommerce_checkout_fields', static function ( $fields ) {
	$fields['order']['order_source'] = array( 'type' => 'hidden', 'default' => 'blog' );
	$fields['order']['order_wishes'] = array( 'type' => 'wish_list', 'label' => 'Wishes', 'options' => array( 'card' => 'A card', 'bow' => 'A bow' ) );
	$fields['order']['order_day'] = array( 'type' => 'text', 'label' => 'Delivery day', 'class' => array( 'delivery-day' ), 'input_class' => array( 'datepicker' ), 'custom_attributes' => array( 'data-min' => '2' ) );
	return $fields;
} );
add_filter( 'woocommerce_form_field_wish_list', static function ( $html, $key, $field ) {
	$boxes = '';
	foreach ( $field['options'] as $value => $label ) {
		$boxes .= sprintf( '<label><input type="checkbox" name="%s[]" value="%s"> %s</label>', esc_attr( $key ), esc_attr( $value ), esc_html( $label ) );
	}
	return '<fieldset class="wish-list"><legend>' . esc_html( $field['label'] ) . '</legend>' . $boxes . '</fieldset>';
}, 10, 3 );
add_action( 'wp_footer', static fn () => print '<script>document.querySelector( ".delivery-day .datepicker[data-min]" )?.addEventListener( "focus", ( event ) => { event.target.value = "Friday"; } );</script>' );
add_action( 'woocommerce_checkout_create_order', static function ( $order ) {
	foreach ( array( 'order_source', 'order_wishes', 'order_day' ) as $key ) {
		$order->update_meta_data( $key, implode( ',', (array) wc_clean( wp_unslash( $_POST[ $key ] ?? '' ) ) ) );
	}
} );
`
	);
} );

test.afterEach( ( { site } ) => moveOut( site ) );

/**
 * A field added by an action, its validation, and a gateway with a field, as
 * many snippets and gateways have them.
 */
const ACTIONS = `
add_action( 'woocommerce_after_order_notes', static function ( $checkout ) {
	woocommerce_form_field( 'knows_us_from', array( 'type' => 'text', 'label' => 'How do you know us?', 'required' => true ), $checkout->get_value( 'knows_us_from' ) );
} );
add_action( 'woocommerce_checkout_process', static function () {
	if ( empty( $_POST['knows_us_from'] ) ) { wc_add_notice( 'Please say how you know us.', 'error' ); }
} );
add_action( 'woocommerce_checkout_update_order_meta', static function ( $id ) {
	$order = wc_get_order( $id );
	$order->update_meta_data( 'knows_us_from', wc_clean( wp_unslash( $_POST['knows_us_from'] ?? '' ) ) );
	$order->save();
} );
add_filter( 'woocommerce_payment_gateways', static function ( $all ) {
	if ( ! class_exists( 'Voucher_Gateway' ) ) {
		class Voucher_Gateway extends WC_Payment_Gateway {
			public function __construct() { $this->id = 'voucher'; $this->title = 'Voucher'; $this->enabled = 'yes'; $this->has_fields = true; }
			public function payment_fields() { echo '<p><label>Number <input name="voucher-number"></label> <label>Parts <select name="voucher[parts]"><option>1</option><option>3</option></select></label></p>'; }
			public function validate_fields() { if ( 'V-1' === ( $_POST['voucher-number'] ?? '' ) ) { return true; } wc_add_notice( 'No such voucher.', 'error' ); return false; }
			public function process_payment( $id ) { $order = wc_get_order( $id ); $order->update_meta_data( 'parts', $_POST['voucher']['parts'] ?? '' ); $order->save(); $order->payment_complete( $_POST['voucher-number'] ); return array( 'result' => 'success', 'redirect' => $this->get_return_url( $order ) ); }
		}
	}
	return array_merge( $all, array( 'Voucher_Gateway' ) );
} );
`;

test( 'hidden, custom and scripted fields are all saved with the order', async ( {
	page,
	site,
} ) => {
	await checkOutMug( page );
	await expect( page.getByText( 'order_source' ) ).toHaveCount( 0 );
	await page
		.getByRole( 'group', { name: 'Wishes' } )
		.getByRole( 'checkbox', { name: 'A bow' } )
		.check();
	await page.getByRole( 'textbox', { name: /^Delivery day/ } ).focus();
	await expect(
		page.getByRole( 'textbox', { name: /^Delivery day/ } )
	).toHaveValue( 'Friday' );
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
	expect(
		await site.php(
			`$order = wc_get_orders( array( 'limit' => 1 ) )[0];
			foreach ( array( 'order_source', 'order_wishes', 'order_day' ) as $key ) { echo $order->get_meta( $key ) . ' '; }`,
			{ user: 1 }
		)
	).toBe( 'blog bow Friday ' );
} );

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe( javaScriptEnabled ? 'with script' : 'without script', () => {
		test.use( { javaScriptEnabled } );

		test( 'fields printed by an action or gateway are validated, saved and used for payment', async ( {
			page,
			site,
		} ) => {
			putCode( site, ACTIONS );
			await haveInCart( page, 'Everyday Mug' );
			await page.goto( '/checkout/' );
			await fillAddress( page );
			const number = page.getByRole( 'textbox', { name: 'Number' } );
			// A select always has a selected option.
			await expect( number ).toBeHidden();
			await page.getByRole( 'radio', { name: 'Voucher' } ).check();
			await number.fill( 'V-2' );
			await placeOrder( page ).click();
			await expect(
				page.getByText( 'Please say how you know us.' ).first()
			).toBeVisible();
			await page
				.getByRole( 'textbox', { name: /^How do you know us/ } )
				.fill( 'A friend' );
			await page.getByRole( 'radio', { name: 'Voucher' } ).check();
			await page.getByRole( 'textbox', { name: 'Number' } ).fill( 'V-1' );
			await page
				.getByRole( 'combobox', { name: 'Parts' } )
				.selectOption( '3' );
			await placeOrder( page ).click();
			await expectThanks( page );
			expect(
				await site.php(
					`$order = wc_get_orders( array( 'limit' => 1 ) )[0];
					echo implode( ' ', array( $order->get_meta( 'knows_us_from' ), $order->get_meta( 'parts' ), $order->get_transaction_id(), $order->get_status() ) );`,
					{ user: 1 }
				)
			).toBe( 'A friend 3 V-1 processing' );
		} );
	} );
}
