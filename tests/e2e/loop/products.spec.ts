import type { Locator } from '@playwright/test';
import type { Site } from '../../site/types';
import { count, loop, mark, open, stayed, titles } from '../steps/listing';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

/** A listing of the shop's products with quick view buttons. */
const SHELF = ( type: string, category: string ) =>
	`<!-- wp:vitrine/loop-builder {"block_id":"shelf","queryId":4,"postType":"${ type }","taxonomy":"${ category }","perPage":3,"order":"title"} --><!-- wp:vitrine/loop-category {"kind":"button"} /--><!-- wp:vitrine/loop-sort /--><!-- wp:vitrine/loop-count /--><!-- wp:vitrine/loop-template --><!-- wp:post-title {"level":2,"isLink":true} /--><!-- wp:vitrine/loop-product /--><!-- wp:vitrine/loop-product {"part":"button"} /--><!-- wp:vitrine/loop-product {"part":"quick-view"} /--><!-- /wp:vitrine/loop-template --><!-- wp:vitrine/loop-pagination /--><!-- /wp:vitrine/loop-builder -->`;

/** The same with nothing but buttons. */
const BUTTONS = ( type: string ) =>
	`<!-- wp:vitrine/loop-builder {"block_id":"buttons","postType":"${ type }","perPage":24} --><!-- wp:vitrine/loop-template --><!-- wp:post-title {"level":2} /--><!-- wp:vitrine/loop-product {"part":"button"} /--><!-- /wp:vitrine/loop-template --><!-- /wp:vitrine/loop-builder -->`;

/** The shop's content types. */
const contentTypes = async (
	site: Site
): Promise< Record< string, string > > =>
	JSON.parse(
		await site.php(
			`echo wp_json_encode( Vitrine\\Plugin::engine()->content_types() );`
		)
	) as Record< string, string >;

test( 'products are found and bought in a listing', async ( { page } ) => {
	await page.goto( '/finder/' );
	const at = loop( page );
	await at.getByRole( 'checkbox', { name: /Lighting/ } ).check();
	await expect( count( at ) ).toHaveText( 'Showing all 4 results' );
	await at
		.getByRole( 'combobox', { name: 'Sort by' } )
		.selectOption( 'price' );
	await expect( page ).toHaveURL( /sorting-1=price/ );
	await at
		.getByRole( 'button', { name: /^Add to cart/ } )
		.first()
		.click();
	await expect( page.locator( '.vitrine-cart-count' ).first() ).toHaveText(
		'1'
	);
} );

test( 'a sale badge is on the image before and after an update', async ( {
	page,
} ) => {
	await page.goto( '/finder/' );
	const at = loop( page );
	const item = ( name: string ) =>
		at.getByRole( 'listitem' ).filter( {
			has: page.getByRole( 'heading', { name, exact: true } ),
		} );
	const badge = ( name: string ) =>
		item( name ).getByText( 'Sale!', { exact: true } );
	await expect( badge( 'Beeswax Candle' ) ).toBeVisible();
	await expect( item( 'Glass Carafe' ) ).toBeVisible();
	await expect( badge( 'Glass Carafe' ) ).toHaveCount( 0 );
	await mark( page );
	await at.getByRole( 'checkbox', { name: /Lighting/ } ).check();
	await expect( count( at ) ).toHaveText( 'Showing all 4 results' );
	await expect( badge( 'Dome Pendant' ) ).toBeVisible();
	const picture = await item( 'Dome Pendant' ).locator( 'img' ).boundingBox();
	const box = await badge( 'Dome Pendant' ).boundingBox();
	expect( box!.x ).toBeGreaterThan( picture!.x );
	expect( box!.y ).toBeGreaterThan( picture!.y );
	expect( box!.y + box!.height ).toBeLessThan( picture!.y + picture!.height );
	expect( await stayed( page ) ).toBe( true );
} );

test( 'products are filtered by a facet whose counts follow the search', async ( {
	page,
	site,
} ) => {
	const { post_type, category } = await contentTypes( site );
	await open(
		page,
		site,
		`<!-- wp:vitrine/loop-builder {"block_id":"facets","queryId":4,"postType":"${ post_type }","perPage":3,"order":"title"} --><!-- wp:vitrine/loop-search /--><!-- wp:vitrine/loop-facet {"taxonomy":"${ category }","label":"Department","emptyChoices":"hide"} /--><!-- wp:vitrine/loop-active-filters /--><!-- wp:vitrine/loop-count /--><!-- wp:vitrine/loop-template --><!-- wp:post-title {"level":2} /--><!-- wp:vitrine/loop-product /--><!-- /wp:vitrine/loop-template --><!-- /wp:vitrine/loop-builder -->`
	);
	const at = loop( page );
	const values = at.getByRole( 'group', { name: 'Department' } );
	await values.getByRole( 'checkbox', { name: 'Lighting 4' } ).check();
	await expect( count( at ) ).toHaveText( 'Showing 1–3 of 4 results' );
	await at.getByRole( 'searchbox' ).pressSequentially( 'vase' );
	await expect( count( at ) ).toHaveText( 'No results' );
	// Options without results are hidden unless selected.
	await expect(
		values.getByRole( 'checkbox', { name: 'Lighting 0' } )
	).toBeChecked();
	await expect(
		values.getByRole( 'checkbox', { name: /Textiles/ } )
	).toHaveCount( 0 );
	await expect(
		values.getByRole( 'checkbox', { name: /Ceramics [1-9]/ } )
	).toBeEnabled();
	await at.getByRole( 'link', { name: 'Remove filter: Lighting' } ).click();
	await expect( titles( at ).first() ).toContainText( 'Vase' );
	await expect( page ).toHaveURL( /\?search-4=vase$/ );
} );

test( 'products are filtered by sale, stock and rating, with counts', async ( {
	page,
	site,
} ) => {
	const { post_type } = await contentTypes( site );
	await open(
		page,
		site,
		`<!-- wp:vitrine/loop-builder {"block_id":"facets","queryId":4,"postType":"${ post_type }","perPage":24,"order":"title"} --><!-- wp:vitrine/loop-facet {"kind":"on_sale"} /--><!-- wp:vitrine/loop-facet {"kind":"stock_status"} /--><!-- wp:vitrine/loop-facet {"kind":"rating"} /--><!-- wp:vitrine/loop-active-filters /--><!-- wp:vitrine/loop-count /--><!-- wp:vitrine/loop-template --><!-- wp:post-title {"level":2} /--><!-- wp:vitrine/loop-product /--><!-- /wp:vitrine/loop-template --><!-- /wp:vitrine/loop-builder -->`
	);
	const at = loop( page );
	const value = ( group: string, name: RegExp ) =>
		at
			.getByRole( 'group', { name: group } )
			.getByRole( 'listitem' )
			.filter( {
				has: page.getByRole( 'checkbox', { name } ),
			} );
	const amount = async ( of: Locator ) =>
		Number( /\d+$/.exec( ( await of.innerText() ).trim() )?.[ 0 ] );
	await mark( page );
	const soldOut = value( 'Availability', /^Out of stock/ );
	const before = await amount( soldOut );
	expect( before ).toBeGreaterThan( 0 );
	const sale = value( 'Offers', /^On sale/ );
	const onSale = await amount( sale );
	expect( onSale ).toBeGreaterThan( 1 );
	await sale.getByRole( 'checkbox' ).check();
	await expect( count( at ) ).toHaveText( `Showing all ${ onSale } results` );
	await expect( titles( at ) ).toHaveCount( onSale );
	await expect( page ).toHaveURL( /\?on_sale-4=1$/ );
	const inStock = value( 'Availability', /^In stock/ );
	await inStock.getByRole( 'checkbox' ).check();
	await expect( page ).toHaveURL( /\?on_sale-4=1&stock_status-4=instock$/ );
	await expect( titles( at ) ).toHaveCount( await amount( inStock ) );
	await expectAccessible( page );
	await at.getByRole( 'link', { name: 'Remove filter: On sale' } ).click();
	await at.getByRole( 'link', { name: 'Remove filter: In stock' } ).click();
	await expect( soldOut ).toHaveText( `Out of stock ${ before }` );
	expect( await stayed( page ) ).toBe( true );
	// A rating facet offers only options with results.
	await expect(
		at.getByRole( 'group', { name: 'Rating' } ).getByRole( 'listitem' )
	).toHaveCount( 5 );
} );

test( "products are filtered by price between the shop's lowest and highest", async ( {
	page,
	site,
} ) => {
	const { post_type } = await contentTypes( site );
	await open(
		page,
		site,
		`<!-- wp:vitrine/loop-builder {"block_id":"facets","queryId":4,"postType":"${ post_type }","perPage":24,"order":"price"} --><!-- wp:vitrine/loop-facet {"kind":"price_range"} /--><!-- wp:vitrine/loop-active-filters /--><!-- wp:vitrine/loop-count /--><!-- wp:vitrine/loop-template --><!-- wp:post-title {"level":2} /--><!-- wp:vitrine/loop-product /--><!-- /wp:vitrine/loop-template --><!-- /wp:vitrine/loop-builder -->`
	);
	const at = loop( page );
	const all = await count( at ).innerText();
	await mark( page );
	const max = at.getByRole( 'spinbutton', { name: 'Maximum price' } );
	const highest = Number( await max.getAttribute( 'placeholder' ) );
	expect( highest ).toBeGreaterThan( 40 );
	await at
		.getByRole( 'spinbutton', { name: 'Minimum price' } )
		.fill( String( highest - 1 ) );
	await max.focus();
	await expect( page ).toHaveURL(
		new RegExp( `\\?price_range-4=${ highest - 1 }-$` )
	);
	await expect( count( at ) ).not.toHaveText( all );
	expect( await titles( at ).count() ).toBeLessThan( 5 );
	await at.getByRole( 'slider', { name: 'Minimum price' } ).focus();
	await page.keyboard.press( 'Home' );
	await expect( count( at ) ).toHaveText( all );
	await max.fill( '20' );
	await max.press( 'Enter' );
	await expect(
		at.getByRole( 'link', { name: /^Remove filter: Up to .*20/ } )
	).toBeVisible();
	await expectAccessible( page, '.vitrine-loop' );
	expect( await stayed( page ) ).toBe( true );
} );

test( 'products loaded by an update can be bought and quick-viewed', async ( {
	page,
	site,
} ) => {
	const { post_type, category } = await contentTypes( site );
	await open( page, site, SHELF( post_type!, category! ) );
	const at = loop( page );
	await mark( page );
	await at.getByRole( 'link', { name: /^Lighting/ } ).click();
	await expect( count( at ) ).toHaveText( 'Showing 1–3 of 4 results' );
	await at
		.getByRole( 'combobox', { name: 'Sort by' } )
		.selectOption( 'price-desc' );
	await expect( page ).toHaveURL( /sorting-4=price-desc/ );
	await at.getByRole( 'link', { name: 'Page 2' } ).first().click();
	await expect( titles( at ) ).toHaveCount( 1 );
	const [ name = '' ] = await titles( at ).allTextContents();
	await at.getByRole( 'button', { name: /quick view/i } ).click();
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText( name );
	await dialog
		.getByRole( 'button', { name: 'Add to cart', exact: true } )
		.click();
	await expect( page.locator( '.vitrine-cart-count' ).first() ).toHaveText(
		'1'
	);
	expect( await stayed( page ) ).toBe( true );
} );

for ( const width of [ 1280, 390 ] ) {
	test( `the finder is accessible at ${ width } px`, async ( { page } ) => {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( '/finder/' );
		const at = loop( page );
		await at.getByRole( 'checkbox', { name: /Lighting/ } ).focus();
		await page.keyboard.press( 'Space' );
		await expect( count( at ) ).toHaveText( 'Showing all 4 results' );
		await expectAccessible( page, '.vitrine-loop' );
		const columns = await at
			.locator( '.vitrine-loop-items' )
			.evaluate(
				( list ) =>
					getComputedStyle( list ).gridTemplateColumns.split( ' ' )
						.length
			);
		expect( columns ).toBe( width > 900 ? 3 : 2 );
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth <= window.innerWidth
			)
		).toBe( true );
	} );
}

test( 'buttons of simple and variable products have the same height and baseline', async ( {
	page,
	site,
} ) => {
	const { post_type } = await contentTypes( site );
	await open( page, site, BUTTONS( post_type! ) );
	const items = loop( page ).locator( '.vitrine-loop-item' );
	const bottoms = await items.evaluateAll( ( all ) =>
		all.map( ( item ) => {
			const { bottom, height } = item
				.querySelector( '.button' )!
				.getBoundingClientRect();
			return {
				below: Math.round(
					item.getBoundingClientRect().bottom - bottom
				),
				height: Math.round( height ),
			};
		} )
	);
	expect( bottoms.length ).toBeGreaterThan( 3 );
	await expect(
		items.getByRole( 'link', { name: /^Select options/ } ).first()
	).toBeVisible();
	expect( new Set( bottoms.map( ( { below } ) => below ) ) ).toEqual(
		new Set( [ 0 ] )
	);
	expect( new Set( bottoms.map( ( { height } ) => height ) ).size ).toBe( 1 );
} );
