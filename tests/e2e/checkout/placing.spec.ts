import type { Page } from '@playwright/test';
import { test, expect } from '../support/test';
import { countOrders } from '../steps/orders';
import { addFromListing } from '../steps/shopper';

const CHECKOUT = /wc-ajax=checkout/;

const TYPED = {
	billing_email: 'ada@example.org',
	billing_first_name: 'Ada',
	billing_last_name: 'Byron',
	billing_address_1: 'St James Square 12',
	billing_city: 'London',
	billing_postcode: 'SW1Y 4JH',
};

const fillIn = async ( page: Page ) => {
	await page.locator( '#billing_country' ).selectOption( 'GB' );
	for ( const [ id, value ] of Object.entries( TYPED ) ) {
		await page.locator( `#${ id }` ).fill( value );
	}
};

const place = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Place order' } );

const thanks = ( page: Page ) =>
	page.getByRole( 'heading', { name: /thank you/i } );

test.beforeEach( async ( { page } ) => {
	await page.goto( '/shop/' );
	await addFromListing( page, 'Everyday Mug', 1 );
} );

test( 'the order review is sticky while the form scrolls [2.7-05]', async ( {
	page,
	site,
} ) => {
	const review = page.getByRole( 'region', { name: 'Your order' } );
	const topHalfway = async () => {
		await page.goto( '/checkout/' );
		await page
			.locator( '#billing_city' )
			.evaluate( ( field ) => field.scrollIntoView() );
		return review.evaluate(
			( element ) => element.getBoundingClientRect().top
		);
	};
	const layout = ( sticky: boolean ) =>
		site.php(
			`wp_update_post( array( 'ID' => get_page_by_path( 'checkout' )->ID, 'post_content' => '<!-- wp:vitrine/checkout {"layout":"modern"} /-->' ) ); update_option( 'vitrine_settings', array( 'checkout_order_review_sticky' => ${ sticky } ) );`
		);
	await layout( false );
	expect( await topHalfway() ).toBeLessThan( 0 );
	await layout( true );
	expect( await topHalfway() ).toBeGreaterThanOrEqual( 0 );
	await expect( review ).toBeInViewport();
} );

for ( const reaches of [ true, false ] ) {
	test.describe( 'with a bad connection', () => {
		test.use( { allowedErrors: [ /ERR_CONNECTION_RESET/ ] } );
		test( `a request cut off ${
			reaches ? 'after' : 'before'
		} the shop saved the order places one order`, async ( {
			page,
			site,
			shop,
		} ) => {
			await page.goto( '/checkout/' );
			await fillIn( page );
			let cuts = 0;
			await page.route( CHECKOUT, async ( route ) => {
				if ( cuts++ ) {
					await route.continue();
					return;
				}
				if ( reaches ) {
					await route.fetch();
				}
				await route.abort( 'connectionreset' );
			} );
			await place( page ).click();
			await expect( thanks( page ) ).toBeVisible();
			expect( cuts ).toBe( 2 );
			expect( await countOrders( site, shop ) ).toBe( 1 );
		} );
	} );
}

test.describe( 'offline', () => {
	test.use( { allowedErrors: [ /ERR_/ ] } );

	test( 'the form keeps entries, shows an error, and orders later', async ( {
		page,
		site,
		shop,
	} ) => {
		await page.goto( '/checkout/' );
		await fillIn( page );
		await page.route( CHECKOUT, ( route ) => route.abort() );
		await place( page ).click();
		const alert = page.getByRole( 'alert' );
		await expect( alert ).toContainText( 'could not reach the shop' );
		await expect( alert ).toBeFocused();
		await expect( page.locator( '#billing_city' ) ).toHaveValue( 'London' );
		await page.unroute( CHECKOUT );
		await place( page ).click();
		await expect( thanks( page ) ).toBeFocused();
		expect( await countOrders( site, shop ) ).toBe( 1 );
	} );
} );
