import type { Locator } from '@playwright/test';
import { cartIcon, drawer, expectCount, line } from '../steps/shopper';
import { test, expect } from '../support/test';

test.use( { viewport: { width: 390, height: 800 } } );

const NAME = 'Grand Piano';
const PRICE = '€12,345,678.00';

test.beforeEach( async ( { page, site } ) => {
	const path = await site.php(
		`$id = Vitrine\\Commerce\\Builtin\\Products\\ProductWriter::save( array( 'name' => $args['name'], 'regular_price' => 1234567800 ) ); echo wp_make_link_relative( get_permalink( $id ) );`,
		{ args: { name: NAME } }
	);
	await page.goto( path );
	await page
		.getByRole( 'button', { name: 'Add to cart', exact: true } )
		.first()
		.click();
	await expectCount( page, 1 );
} );

/** Expects a long total to fit: within its row, next to or below the quantity and its buttons. */
const expectWhole = async ( row: Locator ) => {
	const total = row.getByText( PRICE, { exact: true } ).last();
	await expect( total ).toBeVisible();
	const boxes = await Promise.all( [
		total.boundingBox(),
		row.getByRole( 'button', { name: /^Increase/ } ).boundingBox(),
		row.boundingBox(),
	] );
	const [ amount, plus, within ] = boxes.map( ( box ) => box! );
	expect( amount!.x + amount!.width ).toBeLessThanOrEqual(
		within!.x + within!.width + 1
	);
	expect(
		amount!.x >= plus!.x + plus!.width ||
			amount!.y >= plus!.y + plus!.height
	).toBe( true );
};

test( 'long prices are fully visible on a phone, in drawer and cart', async ( {
	page,
} ) => {
	await cartIcon( page ).click();
	const inDrawer = line( drawer( page ), NAME );
	await expectWhole( inDrawer );
	await page.goto( '/cart/' );
	await expectWhole(
		page.getByRole( 'row' ).filter( { hasText: NAME } ).first()
	);
	expect(
		await page.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
} );
