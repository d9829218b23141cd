import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../site/types';
import {
	answerOf,
	cartIcon,
	drawer,
	expectCount,
	expectKept,
	haveInCart,
	line,
} from '../steps/shopper';
import { block, putPage } from '../steps/site';
import {
	dispatchQuantity,
	dispatchTo,
	expectAwake,
	holdIslands,
	putSecondPlugin,
	rememberNodes,
	removeSecondPlugin,
	stored,
	storedLines,
} from '../steps/stores';
import { test, expect } from '../support/test';

const JAR = 'Storage Jar, small';
const NOTEBOOK = 'Linen Notebook';

// The store's script is held back on purpose.
test.use( {
	allowedErrors: [ /vitrine-[a-z]+-store did not load|ERR_FAILED/ ],
} );

interface Island {
	name: string;
	/** Opens its page. */
	visit: ( page: Page, site: Site ) => Promise< unknown >;
	/** Element with its DOM nodes. */
	find: ( page: Page ) => Locator;
	/** Hydrates it. */
	wake: ( page: Page ) => Promise< unknown >;
	/** Price of a notebook after the response is rendered; the cart page keeps the old one until hydrated. */
	answered: string;
}

const main = ( page: Page ) => page.getByRole( 'main' );
const coupon = ( page: Page ) =>
	main( page ).getByRole( 'textbox', { name: /Coupon/ } );

const DRAWER: Island = {
	name: 'drawer',
	visit: ( page ) => page.goto( '/shop/' ),
	find: ( page ) => drawer( page ).locator( '.vitrine-cart-contents' ),
	wake: ( page ) => cartIcon( page ).click(),
	answered: '35.00',
};

const MINI_CART: Island = {
	name: 'mini-cart',
	visit: async ( page, site ) => {
		await putPage(
			site,
			'with-dropdown',
			block(
				'core/group',
				{ layout: { type: 'flex', justifyContent: 'right' } },
				`<div class="wp-block-group">${ block( 'vitrine/mini-cart', {
					layout: 'dropdown',
				} ) }</div>`
			)
		);
		await page.goto( '/with-dropdown/' );
	},
	find: ( page ) => main( page ).locator( '.vitrine-cart-contents' ),
	wake: ( page ) => main( page ).locator( '.vitrine-cart-icon' ).click(),
	answered: '35.00',
};

const CART_PAGE: Island = {
	name: 'cart page',
	visit: ( page ) => page.goto( '/cart/' ),
	find: ( page ) => page.locator( '.vitrine-cart' ),
	wake: ( page ) => coupon( page ).fill( 'WEL' ),
	answered: '17.50',
};

const quantityOf = ( island: Locator, product: string ) =>
	line( island, product ).getByRole( 'spinbutton' );

for ( const { name, visit, find, wake, answered } of [
	DRAWER,
	MINI_CART,
	CART_PAGE,
] ) {
	test.describe( `the ${ name }`, () => {
		test.beforeEach( async ( { page, site } ) => {
			await haveInCart( page, JAR );
			await haveInCart( page, NOTEBOOK );
			await visit( page, site );
		} );

		test( 'hydrates without changing nodes and follows the store [3.1-02]', async ( {
			page,
		} ) => {
			const release = await holdIslands( page );
			expect( await storedLines( page ) ).toBeNull();
			await wake( page );
			const island = find( page );
			await expect( line( island, JAR ) ).toBeVisible();
			await expectKept( page );
			const expectSameNodes = await rememberNodes( island );
			await expect( island ).not.toHaveAttribute(
				'data-vitrine-hydrated'
			);
			release();
			await expectAwake( island );
			await expectSameNodes();
			expect( await storedLines( page ) ).toEqual( {
				[ JAR ]: 1,
				[ NOTEBOOK ]: 1,
			} );

			// With the data store.
			await dispatchQuantity( page, JAR, 4 );
			await expect( quantityOf( island, JAR ) ).toHaveValue( '4' );
			await expectCount( page, 5 );
			await dispatchQuantity( page, NOTEBOOK, 0 );
			await expect( line( island, NOTEBOOK ) ).toHaveCount( 0 );
			await expectKept( page );
			expect( await storedLines( page ) ).toEqual( { [ JAR ]: 4 } );

			// By the shopper.
			await line( island, JAR )
				.getByRole( 'button', { name: /^Increase quantity/ } )
				.click();
			await expect
				.poll( () => storedLines( page ) )
				.toEqual( { [ JAR ]: 5 } );
			await expectKept( page );
			await page.reload();
			await expectCount( page, 5 );
		} );

		test( 'applies earlier actions and keeps typed input', async ( {
			page,
		} ) => {
			const release = await holdIslands( page );
			await wake( page );
			const island = find( page );
			await line( island, NOTEBOOK )
				.getByRole( 'button', { name: /^Increase quantity/ } )
				.click();
			// The response renders the cart items again, which resets a selection in a number field.
			await expectKept( page );
			await expect( line( island, NOTEBOOK ) ).toContainText( answered );
			const field = quantityOf( island, JAR );
			await field.focus();
			await field.fill( '6' );
			release();
			await expectAwake( island );
			await expect( field ).toHaveValue( '6' );
			await expect( field ).toBeFocused();
			await expect
				.poll( () => storedLines( page ) )
				.toEqual( { [ JAR ]: 6, [ NOTEBOOK ]: 2 } );
			await expectKept( page );
			await expectCount( page, 8 );
			await expect( field ).toHaveValue( '6' );
		} );

		test( 'works as printed without its script', async ( { page } ) => {
			await page.route( /\/build\/stores-cart\.js/, ( route ) =>
				route.abort()
			);
			await wake( page );
			const island = find( page );
			await line( island, JAR )
				.getByRole( 'button', { name: /^Increase quantity/ } )
				.click();
			await expectKept( page );
			await expectCount( page, 3 );
			await expect( quantityOf( island, JAR ) ).toHaveValue( '2' );
		} );
	} );
}

test( 'an item removed before the drawer hydrates can be restored, also by the store', async ( {
	page,
	site,
} ) => {
	await haveInCart( page, JAR );
	await haveInCart( page, NOTEBOOK );
	await DRAWER.visit( page, site );
	const release = await holdIslands( page );
	const island = DRAWER.find( page );
	await DRAWER.wake( page );
	await line( island, JAR )
		.getByRole( 'link', { name: /^Remove/ } )
		.click();
	await expect( line( island, JAR ) ).toHaveCount( 0 );
	await expectKept( page );
	const undo = island.getByRole( 'button', { name: /^Undo/ } );
	await expect( undo ).toBeVisible();
	release();
	await expectAwake( island );
	await undo.click();
	await expect( line( island, JAR ) ).toBeVisible();
	await expect( undo ).toHaveCount( 0 );
	await expectKept( page );
	expect( await storedLines( page ) ).toEqual( {
		[ JAR ]: 1,
		[ NOTEBOOK ]: 1,
	} );

	// With the data store.
	await dispatchQuantity( page, NOTEBOOK, 0 );
	await expect( undo ).toBeVisible();
	const removed = ( await stored( page, 'vitrine/cart', 'getRemoved' ) ) as {
		line: { key: string };
	};
	await dispatchTo( page, 'vitrine/cart', 'undoRemoval', removed.line.key );
	await expect( line( island, NOTEBOOK ) ).toBeVisible();
	await expectKept( page );
	await expectCount( page, 2 );
} );

test( 'a quantity typed while the cart page hydrates with a newer cart stays and is sent', async ( {
	page,
	site,
} ) => {
	await haveInCart( page, JAR );
	await haveInCart( page, NOTEBOOK );
	await CART_PAGE.visit( page, site );
	const release = await holdIslands( page );
	const island = CART_PAGE.find( page );
	// Its server-rendered state is outdated before its script has loaded: it renders from scratch.
	const answer = answerOf( page, 'vitrine_update_cart' );
	await line( island, NOTEBOOK )
		.getByRole( 'button', { name: /^Increase quantity/ } )
		.click();
	await ( await answer ).finished();
	await expectKept( page );
	const field = quantityOf( island, JAR );
	await field.fill( '6' );
	release();
	await expectAwake( island );
	await expect( field ).toHaveValue( '6' );
	await expect
		.poll( () => storedLines( page ) )
		.toEqual( { [ JAR ]: 6, [ NOTEBOOK ]: 2 } );
	await expectCount( page, 8 );
	await expect( field ).toHaveValue( '6' );
} );

test.describe( 'a plugin using the cart store', () => {
	test.beforeEach( ( { site } ) => putSecondPlugin( site ) );
	test.afterEach( ( { site } ) => removeSecondPlugin( site ) );

	test( 'sees the cart and changes it', async ( { page } ) => {
		await haveInCart( page, JAR );
		await haveInCart( page, NOTEBOOK );
		await page.goto( '/cart/' );
		const acme = page.getByRole( 'region', { name: 'Acme' } );
		await expect( acme ).toContainText( 'Acme sees 2' );
		await line( main( page ), JAR )
			.getByRole( 'button', { name: /^Increase quantity/ } )
			.click();
		await expect( acme ).toContainText( 'Acme sees 3' );
		await expectKept( page );
		await acme
			.getByRole( 'button', { name: `Acme takes ${ NOTEBOOK }` } )
			.click();
		await expect( acme ).toContainText( 'Acme sees 2' );
		await expect( line( main( page ), NOTEBOOK ) ).toHaveCount( 0 );
		await expectKept( page );
		await page.goto( '/shop/' );
		await expect( acme ).toContainText( 'Acme sees 2' );
		await expectCount( page, 2 );
	} );
} );
