/**
 * Our product block together with WooCommerce's styles.
 */
import { setSettings } from '../../steps/site';
import { expect, test } from '../../support/test';

test( 'the select behind option buttons is hidden', async ( {
	page,
	site,
} ) => {
	// Without the enhancement of WooCommerce’s own forms.
	await setSettings( site, { quantity_buttons: false } );
	await page.goto( '/product/linen-house-robe/' );
	await expect( page.getByRole( 'radiogroup' ).first() ).toBeVisible();
	for ( const list of await page.locator( '.variations select' ).all() ) {
		await expect( list ).toBeHidden();
	}
} );
