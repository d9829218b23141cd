import {
	addressField,
	checkOutMug,
	expectThanks,
	fillAddress,
	placeOrder,
} from '../steps/checkout';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test( 'a shopper must accept the terms, with the error at the checkbox', async ( {
	page,
	site,
} ) => {
	await site.php(
		`$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Terms' ) );
		update_option( 'vitrine_shop', array( 'terms_page' => $page ) + (array) get_option( 'vitrine_shop', array() ) );`,
		{ user: 1 }
	);
	await checkOutMug( page );
	await fillAddress( page );
	const box = page.getByRole( 'checkbox', { name: /terms and conditions/ } );
	await expect(
		page.getByRole( 'link', { name: /^terms and conditions/ } )
	).toHaveAttribute( 'href', /\/terms\/$/ );
	await placeOrder( page ).click();
	await expect( box ).toHaveAccessibleDescription(
		/read and accept the terms/
	);
	await expect( addressField( page, 'Postcode' ) ).toHaveValue( 'SW1Y 4JH' );
	await expectAccessible( page, 'main' );
	await box.check();
	await placeOrder( page ).click();
	await expectThanks( page );
} );
