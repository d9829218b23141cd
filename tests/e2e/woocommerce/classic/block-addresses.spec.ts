import { blockAddress, putBlock } from '../../steps/checkout/engine-block';
import { addFromListing } from '../../steps/shopper';
import { expect, test } from '../../support/test';

test( "WooCommerce's checkout block suggests addresses of the owner's service, where WooCommerce has them on", async ( {
	page,
	site,
} ) => {
	await putBlock( site );
	await site.php(
		`update_option( 'woocommerce_address_autocomplete_enabled', 'yes' );`
	);
	await page.goto( '/shop/' );
	await addFromListing( page, 'Everyday Mug', 1 );
	await page.goto( '/checkout/' );
	const address = blockAddress( page );
	await address
		.getByRole( 'combobox', { name: /Country/ } )
		.selectOption( 'GB' );
	await address
		.getByLabel( 'Address', { exact: true } )
		.pressSequentially( '12 haz' );
	await page.getByRole( 'option', { name: /12 Hazel Lane/ } ).click();
	await expect( address.getByLabel( 'City' ) ).toHaveValue( 'London' );
	await expect( address.getByLabel( 'Postcode' ) ).toHaveValue( 'SW1A 1AA' );
} );
