/**
 * Parts of a product card in WordPress's Query Loop.
 */
import type { Page } from '@playwright/test';
import type { Site } from '../../site/types';
import { edit, logIn, save } from '../steps/editor';
import { insert } from '../steps/blocks';
import { expectCount } from '../steps/shopper';
import { block, putPage } from '../steps/site';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const element = ( part: string, more = {} ) =>
	block( 'vitrine/loop-product', { part, ...more } );

const CARD =
	element( 'image', { secondImage: true } ) +
	element( 'sale-badge' ) +
	block( 'core/post-title', { isLink: true, level: 3 } ) +
	element( 'swatches' ) +
	element( 'price' ) +
	element( 'button' ) +
	element( 'quick-view' );

const put = ( site: Site, card: string, perPage = 30 ) =>
	putPage(
		site,
		'loop',
		`<!-- wp:query ${ JSON.stringify( {
			queryId: 1,
			query: {
				postType: 'vitrine_product',
				perPage,
				orderBy: 'title',
				order: 'asc',
				inherit: false,
			},
			align: 'wide',
		} ) } --><div class="wp-block-query alignwide">${ block(
			'core/post-template',
			{ layout: { type: 'grid', columnCount: 3 } },
			card
		) }</div><!-- /wp:query -->`
	);

const cardOf = ( page: Page, name: string ) =>
	page
		.getByRole( 'main' )
		.getByRole( 'listitem' )
		.filter( { has: page.getByRole( 'heading', { name, level: 3 } ) } );

test( 'a Query Loop product has badge, swatches, second image and quick view, and sells', async ( {
	page,
	site,
} ) => {
	await site.php(
		`Vitrine\\Commerce\\Builtin\\Catalog\\Facets\\Swatches::save( 'attribute_size', array( 's' => '#111111', 'm' => '#222222' ) );`,
		{ user: 1 }
	);
	await put( site, CARD );
	await page.goto( '/loop/' );
	await expect(
		cardOf( page, 'Linen House Robe' )
			.getByRole( 'group', { name: 'Size' } )
			.getByRole( 'link' )
	).toHaveCount( 2 );
	const candle = cardOf( page, 'Beeswax Candle' );
	const badge = candle.getByText( 'Sale!' );
	await expect( badge ).toBeVisible();
	// It is placed on its own card's image.
	const [ sign, picture ] = await Promise.all(
		[ badge, candle.locator( '.vitrine-card-image' ) ].map( ( part ) =>
			part.boundingBox()
		)
	);
	expect( sign!.y ).toBeGreaterThan( picture!.y );
	expect( sign!.y + sign!.height ).toBeLessThan(
		picture!.y + picture!.height
	);
	const mug = cardOf( page, 'Everyday Mug' );
	const pictures = mug.locator( '.has-second-image img' );
	await expect( pictures ).toHaveCount( 2 );
	await mug.locator( '.vitrine-card-image' ).hover();
	await expect( pictures.last() ).toHaveCSS( 'opacity', '1' );
	await mug.getByRole( 'button', { name: /^Add to cart/ } ).click();
	await expectCount( page, 1 );
	await mug.getByRole( 'button', { name: /^Quick view/ } ).click();
	await expect(
		page
			.getByRole( 'dialog' )
			.getByRole( 'heading', { name: 'Everyday Mug' } )
	).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expectAccessible( page, '.wp-block-query' );
} );

test( 'card parts are inserted into a Query Loop and show each product', async ( {
	page,
	site,
} ) => {
	await put( site, block( 'core/post-title', { level: 3 } ), 3 );
	await logIn( page );
	const canvas = await edit( page, 'loop', site );
	// The first product is the one being edited.
	await canvas
		.getByRole( 'document', { name: 'Block: Title' } )
		.first()
		.click();
	await insert( page, 'Product image' );
	await insert( page, 'Quick view button' );
	await expect(
		canvas
			.locator( '.vitrine-query-part.is-image img' )
			.filter( { visible: true } )
	).toHaveCount( 3 );
	await save( page );
	await page.goto( '/loop/' );
	await expect(
		page.getByRole( 'main' ).getByRole( 'button', { name: /^Quick view/ } )
	).toHaveCount( 3 );
} );

test( 'all product parts work in a Query Loop, with one sticky bar for the nearest form', async ( {
	page,
	site,
} ) => {
	const parts = [
		'gallery',
		'title',
		'price',
		'rating',
		'short-description',
		'stock',
		'form',
		'meta',
		'details',
		'share',
		'sticky-bar',
	];
	await put(
		site,
		parts
			.map( ( part ) => block( `vitrine/product-${ part }` ) )
			.join( '' ),
		4
	);
	await page.setViewportSize( { width: 1280, height: 700 } );
	await page.goto( '/loop/' );
	// Products that are out of stock have neither a form nor a bar.
	const items = page
		.locator( '.wp-block-post' )
		.filter( { has: page.locator( 'form.cart' ) } );
	await expect( items ).toHaveCount( 3 );
	// Stacked, so that only one form is in the viewport.
	await page.addStyleTag( {
		content: '.wp-block-post-template{display:block!important}',
	} );
	const bar = page.getByRole( 'region', { name: /^Buy / } );
	const name = async ( index: number ) =>
		( await items
			.nth( index )
			.getByRole( 'heading', { level: 1 } )
			.textContent() ) ?? '';
	await expect( bar ).toHaveCount( 0 );
	for ( const index of [ 0, 1, 2 ] ) {
		const item = items.nth( index );
		await item.locator( 'form.cart' ).scrollIntoViewIfNeeded();
		await expect( bar ).toHaveCount( 0 );
		await item
			.locator( '.vitrine-product-share, .product_meta' )
			.last()
			.evaluate( ( last ) => last.scrollIntoView( true ) );
		await expect( bar ).toHaveCount( 1 );
		await expect( bar ).toContainText( await name( index ) );
	}
	await bar.getByRole( 'button', { name: 'Add to cart' } ).click();
	await expectCount( page, 1 );
} );
