/**
 * A listing with customized cards.
 */
import type { Page } from '@playwright/test';
import type { Site } from '../../site/types';
import { pressOn, tabTo } from '../steps/keyboard';
import { expectCount } from '../steps/shopper';
import { block, putPage } from '../steps/site';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const element = ( part: string, more = {} ) =>
	block( 'vitrine/loop-product', { part, ...more } );

/** A card with the price above the title, unlike all others. */
const CARD = block(
	'vitrine/product-template',
	{},
	element( 'image', { secondImage: true } ) +
		element( 'sale-badge' ) +
		block( 'vitrine/product-price' ) +
		block( 'vitrine/product-title', { heading: 'h3', isLink: true } ) +
		block( 'vitrine/product-rating' ) +
		element( 'swatches' ) +
		block( 'vitrine/product-stock' ) +
		element( 'button' ) +
		element( 'quick-view' )
);

const put = ( site: Site, more: object = {} ) =>
	putPage(
		site,
		'cards',
		block(
			'vitrine/product-listing',
			{ columns: 3, rows: 2, quickView: 'none', ...more },
			CARD
		)
	);

const listing = ( page: Page ) =>
	page.getByRole( 'main' ).locator( '.vitrine-product-listing' );

const cards = ( page: Page ) =>
	listing( page )
		.getByRole( 'listitem' )
		.filter( { has: page.getByRole( 'heading', { level: 3 } ) } );

const cardOf = ( page: Page, name: string ) =>
	listing( page )
		.getByRole( 'listitem' )
		.filter( { has: page.getByRole( 'heading', { name, level: 3 } ) } );

const titles = ( page: Page ) =>
	listing( page ).getByRole( 'heading', { level: 3 } );

/** Elements wider than the viewport. */
const overflow = ( page: Page ) =>
	page.evaluate(
		() =>
			document.documentElement.scrollWidth -
			document.documentElement.clientWidth
	);

test( 'a composed card sells its product and opens its quick view, also by keyboard', async ( {
	page,
	site,
} ) => {
	await put( site, { showSort: false } );
	await page.goto( '/cards/' );
	const vase = cardOf( page, 'Ripple Vase' );
	await vase.getByRole( 'button', { name: /^Add to cart/ } ).click();
	await expectCount( page, 1 );
	await vase.getByRole( 'button', { name: /^Quick view/ } ).click();
	const dialog = page.getByRole( 'dialog' );
	await expect(
		dialog.getByRole( 'heading', { name: 'Ripple Vase' } )
	).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );

	const lamp = cardOf( page, 'Mushroom Table Lamp' );
	await pressOn(
		page,
		lamp.getByRole( 'button', { name: /^Add to cart/ } ),
		'Enter'
	);
	await expectCount( page, 2 );
	const opener = lamp.getByRole( 'button', { name: /^Quick view/ } );
	await pressOn( page, opener, 'Enter' );
	await expect(
		dialog.getByRole( 'heading', { name: 'Mushroom Table Lamp' } )
	).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( opener ).toBeFocused();
} );

test( 'further pages and sort orders of a listing have composed cards that sell', async ( {
	page,
	site,
} ) => {
	await put( site );
	await page.goto( '/cards/' );
	await expect( cards( page ) ).toHaveCount( 6 );
	const first = await titles( page ).allTextContents();
	await listing( page )
		.getByRole( 'navigation' )
		.getByRole( 'link', { name: /^(Page )?2$/ } )
		.click();
	await expect( titles( page ) ).not.toHaveText( first );
	await expect( cards( page ) ).toHaveCount( 6 );
	await expect( listing( page ).locator( '.has-parts' ) ).toHaveCount( 6 );
	const button = cards( page )
		.getByRole( 'button', { name: /^Add to cart/ } )
		.first();
	await button.click();
	await expectCount( page, 1 );
	await listing( page )
		.getByRole( 'combobox', { name: 'Sort by' } )
		.selectOption( 'price-desc' );
	await expect( page ).toHaveURL( /orderby/ );
	await expect( listing( page ).locator( '.has-parts' ) ).toHaveCount( 6 );
	await expect( cards( page ).first() ).toContainText( '890' );
} );

for ( const layout of [ 'grid', 'list', 'carousel' ] ) {
	test( `composed cards are accessible and fit a phone, as ${ layout }`, async ( {
		page,
		site,
	} ) => {
		await put( site, {
			layout,
			title: 'Cards',
			...( layout === 'carousel' && {
				showSort: false,
				showCount: false,
				showPagination: false,
			} ),
		} );
		await page.goto( '/cards/' );
		await expect( cards( page ) ).toHaveCount( 6 );
		await expectAccessible( page, '.vitrine-product-listing' );
		const last = cards( page ).last();
		await tabTo(
			page,
			last.getByRole( 'heading' ).getByRole( 'link' ).first()
		);
		await expect( last ).toBeInViewport();

		await page.setViewportSize( { width: 390, height: 844 } );
		expect( await overflow( page ) ).toBe( 0 );
		// Image and text side by side in a list; otherwise the text is below.
		const [ picture, title ] = await Promise.all(
			[
				cards( page ).first().locator( '.vitrine-card-image' ),
				titles( page ).first(),
			].map( ( part ) => part.boundingBox() )
		);
		if ( layout === 'list' ) {
			expect( title!.x ).toBeGreaterThanOrEqual(
				picture!.x + picture!.width
			);
		} else {
			expect( title!.y ).toBeGreaterThanOrEqual(
				picture!.y + picture!.height
			);
			expect( Math.round( title!.x ) ).toBe( Math.round( picture!.x ) );
		}
		await expectAccessible( page, '.vitrine-product-listing' );
	} );
}
