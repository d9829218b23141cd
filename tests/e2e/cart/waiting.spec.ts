/**
 * Loading states of a cart, and the removal of a cart item.
 */
import type { Locator, Page } from '@playwright/test';
import {
	cartIcon,
	drawer,
	expectKept,
	haveInCart,
	line,
} from '../steps/shopper';
import { keepBack } from '../steps/scripts';
import { expect, test } from '../support/test';

const JAR = 'Storage Jar, small';
const NOTEBOOK = 'Linen Notebook';

const heightOf = async ( row: Locator ) =>
	( await row.boundingBox() )?.height ?? 0;

const openDrawer = async ( page: Page ) => {
	await page.goto( '/shop/' );
	await cartIcon( page ).click();
	return drawer( page );
};

test( 'a drawer opened before its cart loaded has placeholders for its items', async ( {
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await haveInCart( page, JAR );
	const release = await keepBack( page, /wc-ajax=get_refreshed_fragments/ );
	const opened = await openDrawer( page );
	const region = opened.locator( '.vitrine-cart-contents' );
	await expect( region ).toHaveAttribute( 'aria-busy', 'true' );
	await expect( region.getByText( 'Your cart is empty.' ) ).toBeHidden();
	const style = await region.evaluate( ( element ) => {
		const { backgroundSize, backgroundPosition, animationName } =
			getComputedStyle( element, '::before' );
		const [ size = '' ] = backgroundSize.split( ',' );
		const [ place = '' ] = backgroundPosition.split( ',' );
		return { size, place, animationName };
	} );
	const { y: top } = ( await region.boundingBox() )!;
	release();
	await expect( line( opened, JAR ) ).toBeVisible();
	await expect( region ).not.toHaveAttribute( 'aria-busy' );
	const picture = ( await line( opened, JAR )
		.locator( '.vitrine-line-image' )
		.boundingBox() )!;
	expect( style ).toEqual( {
		size: `${ picture.width }px ${ picture.height }px`,
		place: `0px ${ picture.y - top }px`,
		animationName: 'none',
	} );
} );

test( 'an empty drawer says so at once', async ( { page } ) => {
	const opened = await openDrawer( page );
	await expect( opened.getByText( 'Your cart is empty.' ) ).toBeVisible();
} );

for ( const width of [ 1280, 390 ] ) {
	test( `a removed row collapses before the response at ${ width } px`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 844 } );
		await haveInCart( page, JAR );
		await haveInCart( page, NOTEBOOK );
		await page.goto( '/cart/' );
		const cart = page.getByRole( 'main' );
		const row = line( cart, JAR );
		await expect( row ).toBeVisible();
		expect( await heightOf( row ) ).toBeGreaterThan( 80 );
		const release = await keepBack( page, /wc-ajax=remove_from_cart/ );
		await row.getByRole( 'link', { name: /^Remove/ } ).click();
		await expect( row ).toHaveAttribute( 'aria-busy', 'true' );
		// Only borders may remain.
		await expect.poll( () => heightOf( row ) ).toBeLessThanOrEqual( 4 );
		await expect(
			line( cart, NOTEBOOK ).getByRole( 'link', { name: /^Remove/ } )
		).toBeFocused();
		release();
		await expect( row ).toHaveCount( 0 );
		await cart.getByRole( 'button', { name: /^Undo/ } ).click();
		await expect( row ).toBeVisible();
		await expect.poll( () => heightOf( row ) ).toBeGreaterThan( 80 );
	} );
}

/** Movement of the next row when the cart gets an attribute. */
const movesOf = ( page: Page, attribute: string ) =>
	page.evaluateHandle( ( name ) => {
		interface Moves {
			isInert: boolean;
			longest: number;
			properties: string[];
		}
		const seen: { moves?: Moves } = {};
		const look = () => {
			const row = document.querySelector< HTMLElement >(
				`:is(li, tr)[data-cart_item_key][${ name }]`
			);
			if ( ! row || seen.moves ) {
				return;
			}
			const moves = row.getAnimations( { subtree: true } );
			seen.moves = {
				isInert: row.inert,
				longest: Math.max(
					0,
					...moves.map( ( { effect } ) =>
						Number( effect?.getTiming().duration )
					)
				),
				properties: moves.flatMap( ( move ) =>
					move instanceof CSSTransition
						? [ move.transitionProperty ]
						: []
				),
			};
		};
		new MutationObserver( look ).observe( document.body, {
			attributes: true,
			childList: true,
			subtree: true,
		} );
		return seen;
	}, attribute );

/** Opens a hydrated cart page or drawer with two products. */
const openAwake = async ( page: Page, place: string ): Promise< Locator > => {
	await haveInCart( page, JAR );
	await haveInCart( page, NOTEBOOK );
	if ( place === 'drawer' ) {
		const opened = await openDrawer( page );
		await expect(
			opened.locator( '[data-vitrine-hydrated]' )
		).toBeVisible();
		await expect( line( opened, JAR ) ).toBeVisible();
		return opened;
	}
	await page.goto( '/cart/' );
	const cart = page.getByRole( 'main' );
	await cart
		.getByRole( 'button', { name: `Increase quantity of ${ JAR }` } )
		.click();
	await expect( cart.locator( '[data-vitrine-hydrated]' ) ).toBeVisible();
	await expectKept( page );
	return cart;
};

for ( const place of [ 'drawer', 'cart page' ] ) {
	test( `a row of a hydrated ${ place } fades out and in on undo`, async ( {
		page,
	} ) => {
		const cart = await openAwake( page, place );
		const row = line( cart, JAR );
		const gone = await movesOf( page, 'aria-hidden' );
		await row.getByRole( 'link', { name: /^Remove/ } ).click();
		await expect( row ).toHaveCount( 0 );
		const { moves } = await gone.jsonValue();
		expect( moves?.isInert ).toBe( true );
		expect( moves?.properties ).toContain( 'opacity' );
		expect( moves?.longest ).toBe( 250 );
		await expectKept( page );

		const back = await movesOf( page, 'aria-busy' );
		await cart.getByRole( 'button', { name: /^Undo/ } ).click();
		await expect( row ).toBeVisible();
		const { moves: returning } = await back.jsonValue();
		expect( returning?.isInert ).toBe( false );
		expect( returning?.properties ).toEqual(
			expect.arrayContaining( [ 'opacity', 'height' ] )
		);
		await expect.poll( () => heightOf( row ) ).toBeGreaterThan( 80 );
		await expect( row ).toHaveCSS( 'opacity', '1' );
	} );
}

test( 'a row of a hydrated cart disappears at once with reduced motion', async ( {
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	const cart = await openAwake( page, 'cart page' );
	const row = line( cart, JAR );
	const gone = await movesOf( page, 'aria-hidden' );
	await row.getByRole( 'link', { name: /^Remove/ } ).click();
	await expect( row ).toHaveCount( 0 );
	expect( await gone.jsonValue() ).toEqual( {} );
	const back = await movesOf( page, 'aria-busy' );
	await cart.getByRole( 'button', { name: /^Undo/ } ).click();
	await expect( row ).toBeVisible();
	expect( ( await back.jsonValue() ).moves?.longest ).toBe( 0 );
} );

test( 'an item of the drawer disappears without transition with reduced motion', async ( {
	page,
} ) => {
	await haveInCart( page, JAR );
	const opened = await openDrawer( page );
	const row = line( opened, JAR );
	await expect( row ).toHaveCSS( 'transition-duration', '0.25s' );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await expect( row ).toHaveCSS( 'transition-duration', '0s' );
} );
