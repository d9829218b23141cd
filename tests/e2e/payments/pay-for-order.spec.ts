import { KEYS } from '../../site/stripe/standin';
import type { Site } from '../../site/types';
import { expect, test } from '../support/stripe';

/** Creates an order of two mugs as the owner; returns its payment URL. */
const orderByHand = ( site: Site ) =>
	site.php(
		`update_option( 'vitrine_payments', array( 'methods' => array( 'stripe' => array( 'enabled' => true, 'own' => array( 'test_key' => $args['key'], 'test_webhook_secret' => $args['webhookSecret'] ) ) ) ) );
		global $wpdb;
		$mug = get_page_by_path( 'everyday-mug', OBJECT, 'vitrine_product' )->ID;
		$order = Vitrine\\Plugin::engine()->order_services()->manual_orders()->create( new Vitrine\\Commerce\\Builtin\\Checkout\\ByHand\\OrderForm( array( 'billing_email' => 'anna@example.org', 'billing_first_name' => 'Anna', 'billing_last_name' => 'Bo', 'billing_country' => 'DE', 'billing_address_1' => 'Hauptstr. 1', 'billing_city' => 'Berlin', 'billing_postcode' => '10115' ), lines: array( "$mug:0" => 2 ), key: bin2hex( random_bytes( 16 ) ) ), 'Olga' );
		// Days ago: the page must be open from the moment on in which it is paid.
		$wpdb->update( $wpdb->prefix . 'vitrine_orders', array( 'created' => gmdate( 'Y-m-d H:i:s', time() - WEEK_IN_SECONDS ) ), array( 'id' => $order->id ) );
		echo Vitrine\\Api::orders()->payment_url( $order->id );`,
		{ args: KEYS, user: 1 }
	);

const state = ( site: Site ) =>
	site.php(
		`global $wpdb; echo wp_json_encode( $wpdb->get_row( "SELECT status, payment_status, payment_method, reference FROM {$wpdb->prefix}vitrine_orders" ) );`
	);

test( 'a customer with a declined card returns to the pending order and pays with another try', async ( {
	page,
	site,
	stripe,
} ) => {
	const url = await orderByHand( site );
	const main = page.getByRole( 'main' );
	const pay = async ( session: RegExp ) => {
		await page.getByRole( 'radio', { name: 'Credit card' } ).check();
		await page.getByRole( 'button', { name: /^Pay €/ } ).click();
		await page.waitForURL( session );
	};
	await page.goto( url );
	await pay( /\/pay\/cs_test_1/ );
	await page
		.getByRole( 'button', { name: 'Pay with a card that is declined' } )
		.click();
	await expect( page.getByRole( 'alert' ) ).toContainText( 'declined' );
	await page.getByRole( 'link', { name: 'Back' } ).click();
	await expect( page ).toHaveURL( /order-pay=/ );
	await expect( main ).toContainText( 'You have not been charged.' );
	expect( stripe.sessions.get( 'cs_test_1' )?.status ).toBe( 'expired' );
	expect( JSON.parse( await state( site ) ) ).toMatchObject( {
		status: 'pending',
		payment_status: 'unpaid',
		reference: '',
	} );

	// A customer who leaves and opens the link again can pay on one page only.
	await pay( /\/pay\/cs_test_2/ );
	await page.goto( url );
	await pay( /\/pay\/cs_test_3/ );
	expect( stripe.sessions.get( 'cs_test_2' )?.status ).toBe( 'expired' );
	await page.getByRole( 'button', { name: 'Pay', exact: true } ).click();
	await page.waitForURL( /order-received/ );
	await expect( main ).toContainText(
		'Thank you. We have received your order.'
	);
	expect( JSON.parse( await state( site ) ) ).toEqual( {
		status: 'processing',
		payment_status: 'paid',
		payment_method: 'stripe',
		reference: 'pi_cs_test_3',
	} );
	await page.goto( url );
	await expect( main ).toContainText( 'This order has already been paid.' );
} );
