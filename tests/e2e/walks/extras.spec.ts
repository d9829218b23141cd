/**
 * A purchase with all checkout extras.
 *
 * @see spec 2.7, 4.5, 4.7, 4.8, 4.9, 5.7
 */
import {
	SCREENS,
	type Shopper,
	walkWithExtras,
} from '../steps/checkout/extras';
import { test } from '../support/test';

const applyCoupon = async ( { page, press }: Shopper, code: string ) => {
	await page.getByRole( 'textbox', { name: 'Coupon code' } ).fill( code );
	await press( page.getByRole( 'button', { name: 'Apply coupon' } ) );
};

for ( const { name, use, press } of SCREENS ) {
	test.describe( name, () => {
		test.use( use );

		test( 'a customer logs in at the email field, selects a suggested address, applies a coupon, collapses the review and orders', async ( {
			page,
			site,
		} ) => {
			await walkWithExtras( site, { page, press }, applyCoupon );
		} );
	} );
}
