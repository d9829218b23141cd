/**
 * Themes that hide the details of a variation until WooCommerce's script shows
 * them.
 */
import { dressShop } from '../../../../site/seed/seed';
import { moveOut, putCode } from '../../../steps/neighbours';
import { styles } from '../../../steps/theme';
import { choose, panel, resetLink } from '../../../steps/variations';
import { expect, test } from '../../../support/test';

test.afterEach( ( { site } ) => moveOut( site ) );

for ( const dress of [ 'own', 'blocks' ] as const ) {
	test( `price and stock of a variation show where a theme hides them at first: ${ dress }`, async ( {
		page,
		site,
	} ) => {
		if ( dress === 'own' ) {
			await dressShop( site, 'woocommerce', 'own' );
		}
		putCode(
			site,
			styles( '.variations_form .single_variation{display:none}' )
		);
		await page.goto( '/product/wool-throw/' );
		await expect( panel( page ).getByText( '€89.00' ) ).toBeVisible();
		await choose( page, 'Size', '150 × 220 cm' );
		await expect( panel( page ).getByText( '€119.00' ) ).toBeVisible();
		await resetLink( page ).click();
		await expect( panel( page ) ).toBeHidden();
		await choose( page, 'Color', 'Moss' );
		await choose( page, 'Size', '130 × 180 cm' );
		await expect( panel( page ).getByText( '€89.00' ) ).toBeVisible();
	} );
}
