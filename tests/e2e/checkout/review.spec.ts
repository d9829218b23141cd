import type { Page } from '@playwright/test';
import { checkOutMug } from '../steps/checkout';
import { scriptsAreThere } from '../steps/scripts';
import { test, expect } from '../support/test';
import { expectAccessible } from '../support/accessible';

const toggle = ( page: Page ) =>
	page.getByRole( 'button', { name: /order summary/ } );

declare global {
	interface Window {
		/** Durations of the review's animations. */
		folds: number[];
	}
}

/** Records the duration of the collapse animation, which may end before the test can measure it. */
const watchFolds = ( page: Page ) =>
	page.addInitScript( () => {
		window.folds = [];
		const { animate } = Element.prototype;
		Element.prototype.animate = function ( ...how ) {
			const animation = animate.apply( this, how );
			if ( this.classList.contains( 'vitrine-review-body' ) ) {
				void animation.finished.then( () => {
					window.folds.push( Number( animation.currentTime ) );
				} );
			}
			return animation;
		};
	} );

const folds = ( page: Page ) => page.evaluate( () => window.folds );

test.beforeEach( async ( { page } ) => {
	await watchFolds( page );
	await checkOutMug( page );
} );

test( 'the order review collapses in 300 ms and expands, by keyboard [4.9-02] [9.7-06]', async ( {
	page,
} ) => {
	const lines = page.locator( '.vitrine-review-lines' );
	await toggle( page ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( lines ).toBeHidden();
	await expect.poll( () => folds( page ) ).toEqual( [ 300 ] );
	await expect( toggle( page ) ).toHaveText( /Show order summary.*\d/ );
	await expectAccessible( page );
	await page.keyboard.press( 'Space' );
	await expect( lines ).toBeVisible();
	await expect( toggle( page ) ).toBeFocused();
	await expect( toggle( page ) ).toHaveText( 'Hide order summary' );
} );

test( 'the review collapses without animation with reduced motion', async ( {
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await toggle( page ).click();
	await expect( page.locator( '.vitrine-review-lines' ) ).toBeHidden();
	expect( await folds( page ) ).toEqual( [] );
} );

test( 'a coupon error is in the coupon box, slides in over 250 ms and stays [8.2-02] [9.3-05]', async ( {
	page,
} ) => {
	await scriptsAreThere( page );
	const field = page.getByRole( 'textbox', { name: 'Coupon code' } );
	await field.fill( 'NOPE' );
	await field.press( 'Enter' );
	const error = page.locator( '.coupon-error-notice' );
	await expect( error ).toBeVisible();
	expect(
		await error.evaluate(
			( element ) => getComputedStyle( element ).animationDuration
		)
	).toBe( '0.25s' );
	await expect(
		page.locator( '.checkout_coupon' ).locator( error )
	).toBeVisible();
	await expect( field ).toBeFocused();
	await expect( field ).toHaveAccessibleDescription( /coupon/i );
	await expectAccessible( page );
} );

test( 'a rejected form scrolls to 100 px above its error in 1000 ms [9.3-04]', async ( {
	page,
} ) => {
	await page.getByRole( 'button', { name: 'Place order' } ).focus();
	const times = page.evaluate(
		() =>
			new Promise< number >( ( resolve ) => {
				let begun = 0;
				addEventListener( 'focusin', () => {
					begun = performance.now();
				} );
				addEventListener( 'scrollend', () => {
					const notice = document.querySelector(
						'.woocommerce-NoticeGroup-checkout [role="alert"]'
					);
					const { top } = notice?.getBoundingClientRect() ?? {
						top: 0,
					};
					if ( Math.abs( top - 100 ) < 2 ) {
						resolve( performance.now() - begun );
					}
				} );
			} )
	);
	await page.keyboard.press( 'Enter' );
	await expect(
		page
			.getByRole( 'alert' )
			.filter( { hasText: 'Your order has not been placed' } )
	).toBeFocused();
	expect( await times ).toBeGreaterThan( 950 );
} );
