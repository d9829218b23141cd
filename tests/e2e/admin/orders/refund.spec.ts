import type { Page } from '@playwright/test';
import type { Site } from '../../../site/types';
import { logIn } from '../../steps/editor';
import { expectAccessible } from '../../support/accessible';
import { expect, test } from '../../support/test';

/** Creates a paid order of three mugs; returns its number. */
const paidOrder = ( site: Site ) =>
	site.php(
		`use Vitrine\\Commerce\\Value\\{ AddRequest, OrderRequest };
		$engine = Vitrine\\Plugin::engine();
		$mug = get_page_by_path( 'everyday-mug', OBJECT, 'vitrine_product' )->ID;
		$engine->cart()->add( new AddRequest( $mug, 3 ) );
		$method = $engine->checkout()->payment_methods()[0]['id'] ?? 'cod';
		$order = $engine->checkout()->place( new OrderRequest( array(
			'billing_email' => 'anna@example.org', 'billing_first_name' => 'Anna', 'billing_last_name' => 'Bo',
			'billing_country' => 'DE', 'billing_address_1' => 'Hauptstr. 1', 'billing_city' => 'Berlin', 'billing_postcode' => '10115', 'billing_phone' => '030123',
		), false, 'cod', bin2hex( random_bytes( 16 ) ) ) );
		if ( is_wp_error( $order ) ) { echo wp_json_encode( $order ); exit; }
		Vitrine\\Api::orders()->pay( $order->id );
		echo $order->id;`
	);

const stock = ( site: Site ) =>
	site.php(
		`global $wpdb; echo $wpdb->get_var( $wpdb->prepare( 'SELECT stock FROM %i WHERE product_id = %d', Vitrine\\Commerce\\Builtin\\Database\\Tables::products(), get_page_by_path( 'everyday-mug', OBJECT, 'vitrine_product' )->ID ) );`
	);

const question = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Refund this order?' } );

test( 'two of three pieces are refunded: the amount follows the quantity, and stock and items are updated', async ( {
	page,
	site,
} ) => {
	const id = await paidOrder( site );
	const before = Number( await stock( site ) );
	await logIn( page );
	await page.goto(
		`/wp-admin/admin.php?page=vitrine-orders&order_id=${ id }`
	);
	await page.getByRole( 'button', { name: 'Refund', exact: true } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Refund this order' } );
	await dialog.getByLabel( 'Quantity of Everyday Mug to refund' ).fill( '2' );
	await expect(
		dialog.getByLabel( 'Amount of Everyday Mug to refund' )
	).toHaveValue( '38.00' );
	await expect( dialog.getByLabel( /^Refund amount/ ) ).toHaveValue(
		'38.00'
	);
	await expectAccessible( page, '.vitrine-refund' );
	await dialog.getByRole( 'button', { name: 'Refund manually' } ).click();

	await expect( question( page ) ).toContainText(
		'2 × Everyday Mug: €38.00'
	);
	await expect( question( page ) ).toContainText( 'Cash on delivery' );
	await expectAccessible( page, '.vitrine-refund-question' );
	await question( page )
		.getByRole( 'button', { name: 'Refund €38.00 manually' } )
		.click();
	await expect(
		page.getByText( '€38.00 was refunded.', { exact: true } )
	).toBeVisible();
	await expect(
		page.getByRole( 'row', { name: /^Everyday Mug/ } )
	).toContainText( '-2' );
	await expect( page.locator( '.vitrine-order-refunds' ) ).toContainText(
		'2 × Everyday Mug: €38.00'
	);
	expect( Number( await stock( site ) ) ).toBe( before + 2 );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'without an amount the server calculates it from the quantities and asks for confirmation', async ( {
		page,
		site,
	} ) => {
		const id = await paidOrder( site );
		await logIn( page );
		await page.goto(
			`/wp-admin/admin.php?page=vitrine-orders&order_id=${ id }`
		);
		await page
			.getByRole( 'button', { name: 'Refund', exact: true } )
			.click();
		const dialog = page.getByRole( 'dialog', {
			name: 'Refund this order',
		} );
		await dialog
			.getByLabel( 'Quantity of Everyday Mug to refund' )
			.fill( '1' );
		await dialog.getByLabel( 'Restock refunded items' ).uncheck();
		await dialog.getByRole( 'button', { name: 'Refund manually' } ).click();
		await expect( question( page ) ).toContainText( '€19.00' );
		await expect( question( page ) ).toContainText(
			'will not be restocked'
		);
	} );
} );
