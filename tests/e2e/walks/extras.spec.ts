/**
 * The walk to an order with all that helps at a checkout.
 *
 * @see spec 2.7, 4.5, 4.7, 4.8, 4.9, 5.7
 */
import {
	type Shopper,
	orderWithExtras,
	withAnna,
} from '../steps/checkout/extras';
import { keptOrder } from '../steps/orders';
import { addFromListing } from '../steps/shopper';
import { expect, test } from '../support/test';

const applyCoupon = async ( { page, press }: Shopper, code: string ) => {
	await page.getByRole( 'textbox', { name: 'Coupon code' } ).fill( code );
	await press( page.getByRole( 'button', { name: 'Apply coupon' } ) );
};

const SCREENS = [
	{
		name: 'by mouse on a wide screen',
		use: { viewport: { width: 1280, height: 900 } },
		press: ( control ) => control.click(),
	},
	{
		name: 'by touch on a phone, 390 px wide',
		use: { viewport: { width: 390, height: 844 }, hasTouch: true },
		press: ( control ) => control.tap(),
	},
] satisfies Array< { press: Shopper[ 'press' ] } & Record< string, unknown > >;

for ( const { name, use, press } of SCREENS ) {
	test.describe( name, () => {
		test.use( use );

		test( 'a customer logs in at the email address, chooses a suggested address, uses a coupon, folds the review and orders', async ( {
			page,
			site,
		} ) => {
			await withAnna( site );
			await page.goto( '/shop/' );
			await addFromListing( page, 'Everyday Mug', 1 );
			await page.goto( '/checkout/' );
			await orderWithExtras( { page, press }, applyCoupon );
			expect( await keptOrder( page, site ) ).toMatchObject( {
				items: { 'Everyday Mug': 1 },
				coupons: [ 'WELCOME10' ],
			} );
		} );
	} );
}
