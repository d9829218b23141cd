import { count, loop, mark, open, stayed } from '../../steps/listing';
import { test, expect } from '../../support/test';

const LISTING = `<!-- wp:vitrine/loop-builder {"block_id":"old","queryId":1,"postType":"product","inherit":true,"perPage":2} --><!-- wp:vitrine/loop-facet {"kind":"price_range"} /--><!-- wp:vitrine/loop-facet {"kind":"stock_status"} /--><!-- wp:vitrine/loop-active-filters /--><!-- wp:vitrine/loop-count /--><!-- wp:vitrine/loop-template --><!-- wp:post-title {"level":2} /--><!-- /wp:vitrine/loop-template --><!-- wp:vitrine/loop-pagination /--><!-- /wp:vitrine/loop-builder -->`;

test( "a URL of WooCommerce's filters shows their results, and a new choice uses the list's own URL", async ( {
	page,
	site,
} ) => {
	await open(
		page,
		site,
		LISTING,
		'?filter_stock_status=instock&max_price=60'
	);
	const at = loop( page );
	const box = at.getByRole( 'checkbox', { name: 'In stock' } );
	await mark( page );
	await expect( box ).toBeChecked();
	await expect(
		at.getByRole( 'spinbutton', { name: 'Maximum price' } )
	).toHaveValue( '60' );
	const before = await count( at ).innerText();
	await at.getByRole( 'link', { name: 'Page 2' } ).first().click();
	// If a theme prints the page head before the content, the long names are used.
	await expect( page ).toHaveURL(
		/\?paged-1=2&(price=-60&stock|price_range-1=-60&stock_status-1)=instock$/
	);
	await box.uncheck();
	await expect( page ).toHaveURL( /\?price(_range-1)?=-60$/ );
	await page.goBack();
	await page.goBack();
	await expect( page ).toHaveURL( /filter_stock_status=instock/ );
	await expect( count( at ) ).toHaveText( before );
	await expect( box ).toBeChecked();
	expect( await stayed( page ) ).toBe( true );
} );
