/**
 * Loading state of a quick view, and its layout on a phone.
 */
import type { Page } from '@playwright/test';
import { open, opener, view } from '../steps/quick-view';
import { expectCount } from '../steps/shopper';
import { expectAccessible } from '../support/accessible';
import { keepBack } from '../steps/scripts';
import { test, expect } from '../support/test';

/** Selects the first available option of every attribute. */
const chooseFirst = async ( page: Page ): Promise< void > => {
	for ( const option of await view( page ).getByRole( 'radiogroup' ).all() ) {
		await option
			.getByRole( 'radio', { disabled: false } )
			.first()
			.check( { force: true } );
	}
};

for ( const width of [ 1280, 390 ] ) {
	test( `shows a placeholder with the image's size while loading, at ${ width } px`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 844 } );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		const release = await keepBack( page, '**/admin-ajax.php' );
		await page.goto( '/shop/' );
		await opener( page, 'Ripple Vase' ).evaluate( ( way: HTMLElement ) =>
			way.click()
		);
		await expect( view( page ) ).toHaveClass( /loading/ );
		const bones = await view( page ).evaluate( ( dialog ) => {
			const style = getComputedStyle( dialog, '::before' );
			return [
				parseFloat( style.width ),
				parseFloat( style.height ),
				style.animationName,
			];
		} );
		release();
		const picture = view( page ).locator(
			'.woocommerce-product-gallery__wrapper'
		);
		await expect( picture ).toBeVisible();
		const box = ( await picture.boundingBox() )!;
		expect( bones ).toEqual( [
			expect.closeTo( box.width, 0 ),
			expect.closeTo( box.height, 0 ),
			// With reduced motion.
			'none',
		] );
		await expect( view( page ) ).toHaveClass( /is-open/ );
		expect(
			await view( page ).evaluate(
				( dialog ) => getComputedStyle( dialog, '::before' ).content
			)
		).toBe( 'none' );
	} );
}

for ( const product of [ 'Ripple Vase', 'Linen House Robe' ] ) {
	test( `is a sheet on a phone, with the button of “${ product }” at its bottom`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 390, height: 664 } );
		await open( page, product );
		await expect( view( page ) ).toHaveClass( /is-open/ );
		// While it slides in, it does not have its full height.
		await expect
			.poll( () => view( page ).boundingBox() )
			.toEqual( { x: 0, y: 120, width: 390, height: 544 } );
		const buy = view( page ).getByRole( 'button', { name: 'Add to cart' } );
		const isAtFoot = async () => {
			await expect( buy ).toBeInViewport( { ratio: 1 } );
			expect( await buy.boundingBox() ).toEqual( {
				x: 16,
				y: 604,
				width: 358,
				height: 48,
			} );
		};
		await isAtFoot();
		await chooseFirst( page );
		await expect( buy ).not.toHaveClass( /disabled/ );
		await isAtFoot();
		// The rest scrolls above it, and nothing is covered by it.
		const last = view( page ).getByRole( 'link', {
			name: 'View full details',
		} );
		await last.scrollIntoViewIfNeeded();
		const { y, height } = ( await last.boundingBox() )!;
		expect( y + height ).toBeLessThanOrEqual( 604 );
		await expectAccessible( page, 'dialog.vitrine-quick-view' );
		await isAtFoot();
	} );
}

test( 'covers the form during a lookup and disables its button at the bottom', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 664 } );
	const release = await keepBack( page, /wc-ajax=get_variation/ );
	await open( page, 'Linen House Robe' );
	await expect( view( page ) ).toHaveClass( /is-open/ );
	await chooseFirst( page );
	const form = view( page ).locator( 'form.cart' );
	const overlay = form.locator( '.blockOverlay' );
	const buy = view( page ).getByRole( 'button', { name: 'Add to cart' } );
	await expect( overlay ).toBeAttached();
	// Measured at once, since both move while the sheet slides in.
	expect(
		await form.evaluate( ( element ) => {
			const around = element.getBoundingClientRect();
			const over = element
				.querySelector( '.blockOverlay' )
				?.getBoundingClientRect();
			return (
				over && [ over.top - around.top, over.height - around.height ]
			);
		} )
	).toEqual( [ 0, 0 ] );
	await expect.poll( async () => ( await buy.boundingBox() )?.y ).toBe( 604 );
	await expect( buy ).toHaveCSS( 'pointer-events', 'none' );
	release();
	await expect( overlay ).toHaveCount( 0 );
	await expect( buy ).toHaveCSS( 'pointer-events', 'auto' );
} );

test( 'adds to the cart from the bottom of its sheet', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 664 } );
	await open( page );
	await view( page ).getByRole( 'button', { name: 'Add to cart' } ).click();
	const way = view( page ).getByRole( 'link', { name: 'View cart' } );
	await way.scrollIntoViewIfNeeded();
	await expect( way ).toBeInViewport( { ratio: 0.9 } );
	await expectCount( page, 1 );
} );
